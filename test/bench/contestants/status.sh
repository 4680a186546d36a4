# The same as status.cjs with curl and jq. The inputs come under names that a shell can read.
set -euo pipefail

post() {
  curl --fail --silent --show-error --max-time 30 \
    --header "x-api-token: $TOKEN" --header "content-type: application/json" \
    --data "$2" "$API_URL/$1"
}

place=$(jq --null-input --compact-output --arg name "${GITHUB_REPOSITORY#*/}" --arg owner "${GITHUB_REPOSITORY%/*}" \
  --arg branch "$TARGET_BRANCH" --argjson number "$PR_NUMBER" \
  '{repo: {host: "github.com", owner: $owner, name: $name}, targetBranch: $branch, pr: {number: $number}}')
state=$(post getSubmittedPullRequest "$place" | jq --raw-output .state)
position=$(post getQueue "$place" |
  jq --argjson number "$PR_NUMBER" '[.enqueuedPullRequests[].prNumber] | (index($number) // -1) + 1')
printf 'state=%s\nposition=%s\n' "$state" "$position" >>"$GITHUB_OUTPUT"
printf '#%s is %s, place %s\n' "$PR_NUMBER" "$state" "$position" >>"$GITHUB_STEP_SUMMARY"
