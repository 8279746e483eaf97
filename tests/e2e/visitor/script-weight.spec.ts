import { firstLoadScript } from '../../bench/first-load-script'
import { EMPTY_PAGE, pageTargets } from '../../bench/targets'
import { expect, test } from '../fixtures/story'

/** Bytes of gzipped script over those of an empty page of the same build. */
const BUDGETS: Record<string, number> = { home: 25_000, catalogue: 45_000, product: 25_000, 'level quiz': 25_000 }

const LEVEL_QUIZ = { name: 'level quiz', path: '/ton-niveau' }

test.skip(!process.env.E2E_ISSUER, 'npm test serves the empty page')

test('home, catalogue, product and level quiz keep within their budgets of script', async ({ baseURL: url = '' }) => {
  const empty = await firstLoadScript({ url, path: EMPTY_PAGE.path })
  expect(empty).toBeGreaterThan(50_000)
  for (const { name, path } of [...pageTargets('traversee-du-vercors-en-bivouac'), LEVEL_QUIZ]) {
    expect((await firstLoadScript({ url, path })) - empty, name).toBeLessThanOrEqual(BUDGETS[name] ?? 0)
  }
})
