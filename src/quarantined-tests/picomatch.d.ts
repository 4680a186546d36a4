// The part of picomatch that is used; the package brings no types.

declare module "picomatch" {
  interface Options {
    /** Compare the glob with the last part of a path. */
    readonly basename?: boolean;
    /** Wildcards also fit names that begin with a dot. */
    readonly dot?: boolean;
    /** Take backslashes for separators; by default that depends on the system it runs on. */
    readonly windows?: boolean;
  }

  /** Gives a function that tells whether a path fits the glob. */
  function picomatch(glob: string, options?: Options): (path: string) => boolean;
  export = picomatch;
}
