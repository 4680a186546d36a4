"use strict";
// What a careful person writes by hand in place of the action's `status`, for the real service and for a local one.
const { appendFileSync } = require("node:fs");
const http = require("node:http");
const https = require("node:https");

const input = (name) => (process.env[`INPUT_${name.toUpperCase()}`] ?? "").trim();
const [owner, name] = (process.env.GITHUB_REPOSITORY ?? "").split("/");
const place = { repo: { host: "github.com", owner, name }, targetBranch: input("target-branch") };

function post(endpoint, body) {
  const url = new URL(`${input("api-url")}/${endpoint}`);
  const text = JSON.stringify(body);
  const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(text) };
  return new Promise((resolve, reject) => {
    const client = url.protocol === "http:" ? http : https;
    const options = { method: "POST", headers: { ...headers, "x-api-token": input("token") } };
    const request = client.request(url, options, (response) => {
      let reply = "";
      response.on("data", (chunk) => (reply += chunk));
      response.on("end", () => (response.statusCode === 200 ? resolve(JSON.parse(reply)) : reject(reply)));
    });
    request.on("error", reject).end(text);
  });
}

async function main() {
  const pr = { number: Number(input("pr-number")) };
  const [record, queue] = await Promise.all([
    post("getSubmittedPullRequest", { ...place, pr }),
    post("getQueue", place),
  ]);
  const position = queue.enqueuedPullRequests.findIndex(({ prNumber }) => prNumber === pr.number) + 1;
  appendFileSync(process.env.GITHUB_OUTPUT, `state=${record.state}\nposition=${position}\n`);
  appendFileSync(process.env.GITHUB_STEP_SUMMARY, `#${pr.number} is ${record.state}, place ${position}\n`);
}

main().catch((error) => {
  process.stderr.write(`${error}\n`);
  process.exitCode = 1;
});
