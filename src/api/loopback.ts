const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Whether an address stays on this machine: plain HTTP is allowed there, and no proxy is asked. */
export function isLoopback(url: URL): boolean {
  return LOOPBACK.test(url.hostname);
}
