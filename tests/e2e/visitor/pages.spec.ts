import { firstLoadScript } from '../../bench/first-load-script'
import { EMPTY_PAGE } from '../../bench/targets'
import { axeFindings } from '../fixtures/axe-findings'
import { expectReadable } from '../fixtures/expect-readable'
import { expect, hydrated, test } from '../fixtures/story'

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

test('the trips for a family are those that take the youngest, by keyboard and by address @everywhere', async ({
  page,
}) => {
  await page.goto('/en-famille')
  await hydrated(page)
  const form = page.getByRole('form', { name: 'Choisir selon l’âge' })
  const slider = form.getByRole('slider', { name: 'Quel âge a le plus petit du groupe' })
  const family = page.getByRole('region', { name: 'Les prochains départs' })
  const alone = page.getByRole('region', { name: 'Sans les parents' })
  const every = await family.getByRole('article').count()
  await expect(slider).toHaveAttribute('aria-valuetext', 'Tous les âges')
  for (let age = 4; age <= 7; age += 1) await slider.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuetext', '7\u00a0ans')
  await expect(page).toHaveURL(/\/en-famille\?age=7$/)
  const open = await family.getByRole('article').count()
  expect(open).toBeGreaterThan(0)
  expect(open).toBeLessThan(every)
  for (const card of await family.getByRole('article').all()) await expect(card).toContainText(/Dès [4-7]\sans/)
  await expect(alone.getByText('Rien ici pour 7 ans.')).toBeVisible()
  await expect(form.getByText(/^\d+( à \d+)?\skm$/)).toBeVisible()
  expect(await axeFindings(page)).toEqual([])

  await page.reload()
  await hydrated(page)
  await expect(family.getByRole('article')).toHaveCount(open)
  await form.getByRole('link', { name: /^Voir les \d+\saventures$/ }).click()
  await expect(family.getByRole('heading', { level: 2 })).toBeInViewport()

  await slider.press('Home')
  await slider.press('ArrowRight')
  await expect(form.getByText(/Aucune aventure de cette page n’est ouverte à cet âge/)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await form.getByRole('button', { name: 'Voir tous les âges' }).click()
  await expect(family.getByRole('article')).toHaveCount(every)
  await expect(slider).toBeFocused()
  await expect(page).toHaveURL(/\/en-famille(#.+)?$/)
})

test('a page made of blocks keeps within its budget of script', async ({ baseURL: url = '' }) => {
  test.skip(!process.env.E2E_ISSUER, 'npm test serves the empty page')
  const empty = await firstLoadScript({ url, path: EMPTY_PAGE.path })
  expect((await firstLoadScript({ url, path: '/en-famille' })) - empty).toBeLessThanOrEqual(25_000)
})
