import { firstLoadScript } from '../../bench/first-load-script'
import { EMPTY_PAGE } from '../../bench/targets'
import { expectReadable } from '../fixtures/expect-readable'
import { expect, test } from '../fixtures/story'

const PAGES = {
  '/raison-d-etre': 'Marche beaucoup, vole peu',
  '/bilan-carbone': 'Comment on compte les kilos',
  '/en-famille': 'Des vacances à hauteur d’enfant',
  '/cartes-cadeaux': 'Offre un départ',
}

for (const [path, title] of Object.entries(PAGES)) {
  test(`${path} is read by anyone, on any screen @everywhere`, async ({ page }) => {
    await expectReadable({ page, path, title })
  })
}

test('pages are in the map of the site, with their day and a trail', async ({ request }) => {
  const map = await (await request.get('/sitemap.xml')).text()
  for (const path of Object.keys(PAGES)) {
    expect(map).toMatch(new RegExp(`<loc>[^<]+${path}</loc>\\s*<lastmod>20`))
    const html = await (await request.get(path)).text()
    expect(html, path).toContain('"BreadcrumbList"')
    expect(html, path).toMatch(new RegExp(`<link rel="canonical" href="[^"]+${path}"`))
  }
})

test('the trips of a page have their price and their dates', async ({ page }) => {
  await page.goto('/en-famille')
  const card = page.getByRole('region', { name: 'Les prochains départs' }).getByRole('article').first()
  await expect(card.getByText(/^\d[\d\s]*€$/)).toBeVisible()
  await expect(card.getByRole('listitem').first()).toContainText(/place|Complet/)
})

test('a page made of blocks keeps within its budget of script', async ({ baseURL: url = '' }) => {
  test.skip(!process.env.E2E_ISSUER, 'npm test serves the empty page')
  const empty = await firstLoadScript({ url, path: EMPTY_PAGE.path })
  expect((await firstLoadScript({ url, path: '/en-famille' })) - empty).toBeLessThanOrEqual(25_000)
})
