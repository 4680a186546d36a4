import { expect, test, vi } from "vitest";
import { onPullRequest } from "../support/interpreter/events.js";
import { printed, runJobsOf, runStepsOf } from "./running.js";

test("the interpreter skips steps after a failed step unless a condition allows them", async () => {
  const end = await runStepsOf(`
      - id: may
        run: exit 3
        continue-on-error: true
      - run: echo "\${{ steps.may.outcome }} \${{ steps.may.conclusion }} \${{ job.status }}"
      - run: exit 1
      - run: echo never
      - if: failure() && steps.may.outcome == 'failure'
        run: echo "\${{ job.status }}"
      - if: always()
        run: echo always
      - if: \${{ !cancelled() }}
        run: echo not cancelled
`);

  expect(printed(end)).toBe("failure success success\nfailure\nalways\nnot cancelled\n");
  expect(end.jobs.job?.steps.map(({ outcome }) => outcome)).toEqual([
    "failure",
    "success",
    "failure",
    "skipped",
    "success",
    "success",
    "success",
  ]);
  expect(end.result).toBe("failure");
});

test("the interpreter lists a skipped step of our action, and does not evaluate its inputs", async () => {
  const end = await runStepsOf(`
      - if: false
        uses: $/
        with: { operation: submit, priority: "\${{ fromJSON('') }}" }
`);

  expect([end.result, end.ourResults]).toEqual(["success", ["submit: skipped"]]);
});

const PIPE = "false | true; echo after pipe";

test("the interpreter stops a script at a failed command, but inside a pipe only when shell is bash", async () => {
  const end = await runStepsOf(`
      - run: ${PIPE}
      - run: ${PIPE}
        shell: bash
        continue-on-error: true
      - run: |
          false
          echo after failure
`);

  expect(printed(end)).toBe("after pipe\n");
});

test("the interpreter runs a step with the default shell and folder of the job", async () => {
  const steps = `
      - run: mkdir inner other
        working-directory: .
      - run: basename "$PWD"; ${PIPE}
        continue-on-error: true
      - run: basename "$PWD"; ${PIPE}
        shell: sh
        working-directory: other
`;

  const end = await runStepsOf(steps, {}, "    defaults: { run: { shell: bash, working-directory: inner } }\n");

  expect(printed(end)).toBe("inner\nother\nafter pipe\n");
});

test("the interpreter supports outputs of several lines, the file GITHUB_PATH, and the variables of a runner", async () => {
  vi.stubEnv("SECRET_OF_THE_MACHINE", "seen");
  const end = await runStepsOf(
    `
      - id: one
        run: |
          printf 'text<<END\\na\\nb=c\\nEND\\n' >> "$GITHUB_OUTPUT"
          mkdir "$RUNNER_TEMP/bin"; printf '#!/bin/sh\\necho tool\\n' > "$RUNNER_TEMP/bin/tool"
          chmod +x "$RUNNER_TEMP/bin/tool"; echo "$RUNNER_TEMP/bin" >> "$GITHUB_PATH"
          given
      - run: tool; echo "$TEXT"; echo "$GITHUB_REPOSITORY $CI $GITHUB_REF \${{ runner.os }} [$SECRET_OF_THE_MACHINE]"
        env: { TEXT: "\${{ steps.one.outputs.text }}" }
`,
    { programs: { given: "#!/bin/sh\necho given\n" } },
  );

  vi.unstubAllEnvs();
  expect(printed(end)).toBe("given\ntool\na\nb=c\nlocal/playground true refs/heads/main Linux []\n");
});

test("the interpreter reads a missing output as empty, and leaves a single dollar sign unchanged", async () => {
  const end = await runJobsOf(`
  first: { runs-on: ubuntu-latest, steps: [{ run: exit }] }
  job:
    needs: first
    runs-on: ubuntu-latest
    steps:
      - run: echo "[\${{ needs.first.outputs.missing }}\${{ steps.missing.outputs.a }}] $TEXT"
        env: { TEXT: "$HOME costs 1$ {{ github.ref }}" }
`);

  expect(printed(end)).toBe("[] $HOME costs 1$ {{ github.ref }}\n");
});

const TITLE = `"; echo broken out; echo "$(echo ran) 'a'`;

test("the interpreter inserts an expression into a script as code, but into a variable as data", async () => {
  const event = onPullRequest(
    { number: 7, headSha: "1".repeat(40), title: TITLE },
    { pullRequest: { body: "${{ secrets.OWN }}" } },
  );
  const options = { event, secrets: { OWN: "secret" } };
  const safe = `
      - run: echo "$TITLE"
        env: { TITLE: "\${{ github.event.pull_request.title }} \${{ github.event.pull_request.body }}" }
`;
  const unsafe = `      - run: echo "\${{ github.event.pull_request.title }}"\n`;

  expect(printed(await runStepsOf(safe, options))).toBe(`${TITLE} \${{ secrets.OWN }}\n`);
  expect(printed(await runStepsOf(unsafe, options))).toBe("\nbroken out\nran 'a'\n");
});
