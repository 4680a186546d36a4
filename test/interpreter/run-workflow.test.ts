import { expect, test } from "vitest";
import { givenService } from "../action/harness.js";
import { filesOf } from "./checkout.js";
import { onDispatch, onPullRequest } from "./events.js";
import { runWorkflow } from "./run-workflow.js";

test("a called workflow runs our action with the inputs and secrets of its caller and hands its outputs on", async () => {
  const service = await givenService({ token: "token-of-the-queue" });
  const pullRequest = service.control.addPullRequest();

  const end = await runWorkflow({
    service,
    event: onPullRequest(pullRequest),
    secrets: { MERGE_QUEUE_TOKEN: service.token },
    workflows: {
      ".github/workflows/submit.yml": `
on:
  workflow_call:
    inputs:
      priority: { type: string, default: low }
    secrets:
      token: { required: true }
    outputs:
      result: { value: "\${{ jobs.submit.outputs.result }}" }
jobs:
  submit:
    runs-on: ubuntu-latest
    outputs: { result: "\${{ steps.submit.outputs.result }}" }
    steps:
      - id: submit
        uses: $/
        with: { operation: submit, priority: "\${{ inputs.priority }}", token: "\${{ secrets.token }}" }
`,
    },
    text: `
on: pull_request
permissions: { contents: read, pull-requests: read }
jobs:
  call:
    uses: ./.github/workflows/submit.yml
    with: { priority: high }
    secrets: { token: "\${{ secrets.MERGE_QUEUE_TOKEN }}" }
  after:
    needs: call
    if: needs.call.outputs.result == 'submitted'
    runs-on: ubuntu-latest
    steps:
      - run: echo "It is $RESULT"
        env: { RESULT: "\${{ needs.call.outputs.result }}" }
`,
  });

  expect(end.ourResults).toEqual(["submit: submitted"]);
  expect(end.jobs["call / submit"]?.steps[0]?.inputs.priority).toBe("high");
  expect(end.jobs.after?.steps[0]?.log).toBe("It is submitted\n");
  expect(end.result).toBe("success");
});

test("files go from one job to another only as artifacts", async () => {
  const service = await givenService();
  const end = await runWorkflow({
    service,
    event: onDispatch(),
    repository: filesOf({ "list.sh": "echo one" }),
    text: `
on: workflow_dispatch
jobs:
  make:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v7
      - run: sh list.sh > list.txt; cp list.txt kept.txt
      - uses: actions/upload-artifact@v7
        with: { name: list, path: list.txt }
  take:
    needs: make
    runs-on: ubuntu-latest
    steps:
      - uses: actions/download-artifact@v8
        with: { name: list }
      - run: ls; cat list.txt
`,
  });
  expect(end.jobs.take?.steps[1]?.log).toBe("list.txt\none\n");
});
