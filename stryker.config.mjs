// `npm run mutate`: see docs/testing.md.
export default {
  // Pure rules, which unit tests hold. What needs a database is held by integration tests, too slow to run by the thousand.
  mutate: [
    'src/domain/**/*.ts',
    'src/server/features/booking-mails/{left-to-do,booking-mail-text}.ts',
    'src/server/features/documents/{booking-pdf-text,build-booking-ics}.ts',
    '!**/*.test.ts',
  ],
  plugins: ['@stryker-mutator/vitest-runner', './tests/mutation/ignore-french.mjs'],
  ignorers: ['french'],
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.ts' },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  // A busy machine is no endless loop: those are found by counting.
  timeoutMS: 60_000,
  thresholds: { high: 95, low: 85, break: 85 },
  tempDirName: '.data/mutation/sandbox',
  cleanTempDir: 'always',
  ignorePatterns: ['.data', '.next', 'dist', 'docs', 'public', 'migrations', 'storefront', 'admin', 'collections'],
  reporters: ['clear-text', 'progress-append-only', 'html', 'json'],
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: '.data/mutation/report.html' },
  jsonReporter: { fileName: '.data/mutation/report.json' },
}
