import { givenCertificate } from "../action/certificate.js";
import type { Random } from "../seeded.js";
import { givenTrustedCertificate } from "../service/http/byte-server.js";
import { toItsEnd } from "./outside-vitest.js";
import { runOperation } from "./run-operation.js";
import { sideBySide, type Tally } from "./tally.js";
import { obstructedWays } from "./ways.js";
import { judgeWay, type Subject, timeoutOf } from "./wire.js";

/** Every operation on every way that leads nowhere. */
export async function tortureWays(
  found: readonly Subject[],
  random: Random,
  share: number,
  tally: Tally,
): Promise<void> {
  await toItsEnd(async () => {
    const ways = obstructedWays({ trusted: givenTrustedCertificate(), other: givenCertificate() });
    const asking = found.filter(({ clean }) => clean.calls.length > 0);
    const pairs = ways
      .flatMap((obstructed) => asking.map((subject) => ({ subject, obstructed })))
      .filter(() => random.chance(share));
    const waiting = (silent: boolean) => pairs.filter(({ obstructed }) => (obstructed.silent === true) === silent);
    const both = [[waiting(false), 4] as const, [waiting(true), 40] as const];
    for (const [own, width] of both)
      await sideBySide(own, width, ({ subject, obstructed }) =>
        toItsEnd(async () => {
          let attempts: (() => number) | undefined;
          const end = await runOperation(subject.known, {
            requestTimeout: `${timeoutOf(obstructed)}s`,
            async way(front) {
              const way = await obstructed.way(front);
              attempts = way.attempts;
              return way;
            },
          });
          const { known } = subject;
          const name = `${known.operation} (${known.result}), ${obstructed.name}`;
          const report = judgeWay(subject, obstructed, end, attempts?.());
          tally.add({ part: "ways", name, fault: obstructed.name, kind: end.kind ?? "none", ms: end.ms, ...report });
        }),
      );
  });
}
