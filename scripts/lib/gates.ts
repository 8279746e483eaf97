/** A check that passes or fails as a whole: what it runs, and what to do when it fails. */
export type Gate = { name: string; runs: string[][]; hint: string }

const bin = (file: string, ...args: string[]) => [`node_modules/${file}`, ...args]

/** The checks that need neither database nor browser, slowest first. */
export const GATES: Gate[] = [
  {
    name: 'types',
    runs: [bin('next/dist/bin/next', 'typegen'), bin('typescript-native/bin/tsc', '--noEmit')],
    hint: 'npx tsc --noEmit',
  },
  {
    name: 'lint',
    runs: [bin('eslint/bin/eslint.js', '.', '--max-warnings=0', '--cache', '--cache-location=.data/eslint/')],
    hint: 'npx eslint . --fix',
  },
  {
    name: 'lint with types',
    runs: [bin('oxlint/bin/oxlint', '--deny-warnings')],
    hint: 'npx oxlint --fix',
  },
  { name: 'format', runs: [bin('oxfmt/bin/oxfmt', '--check')], hint: 'npm run format' },
  {
    name: 'dependency rules',
    runs: [
      bin(
        'dependency-cruiser/bin/dependency-cruise.mjs',
        '--config=.dependency-cruiser.cjs',
        ...['src', 'storefront', 'collections', 'admin', 'packages', 'scripts', 'tests', 'payload.config.ts'],
      ),
    ],
    hint: 'see the import table in ARCHITECTURE.md',
  },
  { name: 'unused code', runs: [bin('knip/bin/knip.js')], hint: 'npx knip' },
]
