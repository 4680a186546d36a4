/** What a release has to say about itself. */
interface Told {
  readonly name: string;
  readonly version: string;
  /** As `owner/repository`. */
  readonly repository: string;
  readonly commit: string;
  /** What the changelog says. */
  readonly text: string;
  /** The lines of SHA256SUMS. */
  readonly sums: string;
  /** The digest by which npm knows the package. */
  readonly integrity: string;
}

/** The text of a release on GitHub: what is new, how to pin it, how to verify it. */
export function releaseNotes({ name, version, repository, commit, text, sums, integrity }: Told): string {
  return `${text}

## Pin it

\`\`\`yaml
- uses: ${repository}@${commit} # v${version}
\`\`\`

\`\`\`sh
npm install --global --ignore-scripts ${name}@${version}
\`\`\`

The package on npm has the integrity \`${integrity}\`.

## Verify it

\`\`\`sh
gh attestation verify ${name}-${version}.tgz --repo ${repository}
sha256sum --check --ignore-missing SHA256SUMS
\`\`\`

\`\`\`text
${sums}\`\`\`

[Versions](https://github.com/${repository}/blob/v${version}/docs/versioning.md) says what these files are, how to build them again byte for byte, and what a version may change.
`;
}
