import { firstLoadScript } from '../../bench/first-load-script'
import { EMPTY_PAGE, pageTargets } from '../../bench/targets'
import { expect, test } from '../fixtures/story'

/** Bytes of gzipped script over those of an empty page of the same build. */
const BUDGETS: Record<string, number> = { catalogue: 45_000 }
const BUDGET = 25_000

const TEMPLATES = [
  { name: 'level quiz', path: '/ton-niveau' },
  { name: 'gift shop', path: '/cartes-cadeaux' },
  { name: 'blog', path: '/blog' },
  { name: 'article', path: '/blog/articles/les-departs-du-printemps-sont-ouverts' },
  { name: 'page of blocks', path: '/raison-d-etre' },
  { name: 'page for families', path: '/en-famille' },
  { name: 'method', path: '/bilan-carbone' },
  { name: 'questions', path: '/faq' },
  { name: 'contact', path: '/collaborations' },
  { name: 'reviews', path: '/avis' },
  { name: 'guides', path: '/our-guides' },
]

test.skip(!process.env.E2E_ISSUER, 'npm test serves the empty page')

test('every template keeps within its budget of script', async ({ baseURL: url = '' }) => {
  const empty = await firstLoadScript({ url, path: EMPTY_PAGE.path })
  expect(empty).toBeGreaterThan(50_000)
  for (const { name, path } of [...pageTargets('traversee-du-vercors-en-bivouac'), ...TEMPLATES]) {
    expect((await firstLoadScript({ url, path })) - empty, name).toBeLessThanOrEqual(BUDGETS[name] ?? BUDGET)
  }
})
