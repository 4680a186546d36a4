import type { QueueRequest, UpdateQueueRequest } from "../api/endpoints.js";
import type { Queue } from "../api/schemas.js";
import type { SettingValue } from "./setting-forms.js";
import { SETTINGS, type Settings } from "./settings.js";

/** A setting that has to change. */
export interface SettingChange {
  readonly setting: string;
  /** Undefined where nothing shows it. */
  readonly from: SettingValue | undefined;
  readonly to: SettingValue;
}

/** What a queue lacks of the wanted settings. One that the reply does not carry is unknown, and counts as lacking. */
export function changesFor(queue: Queue, wanted: Settings): readonly SettingChange[] {
  return SETTINGS.flatMap(({ name, form }) => {
    const to = wanted.get(name);
    const from = form.fromReply(queue[name]);
    return to === undefined || (from !== undefined && form.same(from, to))
      ? []
      : [{ setting: name, from, to }];
  });
}

/** All of the settings, for a queue that nothing is known of. */
export function asChanges(wanted: Settings): readonly SettingChange[] {
  return [...wanted].map(([setting, to]) => ({ setting, from: undefined, to }));
}

/** The changed settings again. */
export function wantedBy(changes: readonly SettingChange[]): Settings {
  return new Map(changes.map(({ setting, to }) => [setting, to]));
}

/** Only what changes is sent; null, which only `requiredStatuses` knows, is said with a field of its own. */
export function updateRequest(queue: QueueRequest, changes: readonly SettingChange[]): UpdateQueueRequest {
  const fields = changes.map(({ setting, to }): [string, unknown] =>
    to === null ? ["deleteRequiredStatuses", true] : [setting, to],
  );
  return { ...queue, ...Object.fromEntries(fields) };
}

/** The changes as the output `changes` shows them. */
export function changesOutput(changes: readonly SettingChange[]): readonly Record<string, unknown>[] {
  return changes.map(({ setting, from = null, to }) => ({ setting, from, to }));
}

/** The changed settings by name, for a sentence. */
export function namesOf(changes: readonly SettingChange[]): string {
  return changes.map(({ setting }) => setting).join(", ");
}
