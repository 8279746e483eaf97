import { defineConfig, devices } from '@playwright/test'
import { CHROMIUM_ARGUMENTS } from './scripts/lib/chromium-arguments'

const report = process.env.REPORT

// `npm test` starts the site and says where it is. To run one story against a site of yours:
//   E2E_URL=http://localhost:3000 npx playwright test -g "a word of its title"
// Start that site with TRUST_PROXY=1: each story calls as a client of its own.
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.data/test/playwright',
  // One more than processors: a story waits for its page half of the time.
  workers: 3,
  retries: 0,
  // Room for a busy machine: a story waits for what it needs, and no longer.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ...(report ? [['json', { outputFile: report }] as const] : [])],
  use: {
    baseURL: process.env.E2E_URL ?? 'http://localhost:3000',
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // A page that scrolls or fades of its own accord is not where a click aimed at.
    contextOptions: { reducedMotion: 'reduce' },
    // Recorded on demand, TRACE=1 npx playwright test …: it doubles the work of the browser.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      // Scripts compiled and swept on one thread: a twentieth less for the processors, which all the browsers share.
      args: [...CHROMIUM_ARGUMENTS, '--js-flags=--single-threaded'],
    },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      // Stories whose title ends in @phone or @everywhere.
      name: 'phone',
      grep: /@phone|@everywhere/,
      // One pixel a point: a browser without a graphics card draws seven times less.
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
  ],
})
