import { onDatabase } from '../fixtures/on-database'
import { publish } from '../fixtures/publish'
import { renewEveryPage } from '../fixtures/renew-every-page'
import { as } from '../fixtures/as'
import { expect, hydrated, test } from '../fixtures/story'

// Words that no other story reads.
const LABEL = 'Partir avant midi, essai'

const readFeatured = () =>
  onDatabase(async (client) => {
    const { rows } = await client.query<{ links: string }>('select featured_links::text as links from navigation')
    return rows[0]?.links ?? null
  })

/** By hand, for the form would add to what it shows: what was published before, and no draft. */
const putBack = (links: string | null) =>
  onDatabase(async (client) => {
    await client.query('delete from _navigation_v')
    await client.query('update navigation set featured_links = $1::jsonb', [links])
  })

test('a marketer changes « A la une »: seen around a page beside the form, then by everyone once published', async ({
  page,
  request,
}) => {
  test.slow()
  const before = await readFeatured()
  await as(page.context(), 'marketing')
  try {
    await page.goto('/admin/globals/navigation')
    await hydrated(page)
    await page.getByRole('button', { name: '« Notre mission »', exact: true }).click()
    const featured = page.locator('#field-featured_links')
    await featured.getByRole('button', { name: 'Tout déplier' }).click()
    const words = featured.getByRole('textbox', { name: /^Mots/ }).first()
    const kept = page.waitForResponse((response) => response.url().includes('autosave=true') && response.ok())
    await words.fill(LABEL)
    await kept

    await page.locator('#live-preview-toggler').click()
    const preview = page.frameLocator('iframe')
    await expect(preview.getByRole('status').filter({ hasText: 'Aperçu' })).toBeVisible()
    await page.locator('#live-preview-toggler').click()
    const tab = await page.context().newPage()
    await tab.goto('/apercu/liens')
    await hydrated(tab)
    await tab.getByRole('banner').getByRole('button', { name: 'Notre mission' }).click()
    await expect(tab.getByRole('link', { name: LABEL }).first()).toBeVisible()
    await tab.close()
    const home = async () => (await request.get('/')).text()
    expect(await home()).not.toContain(LABEL)
    // Its preview is for the team alone.
    expect((await request.get('/apercu/liens')).status()).toBe(404)

    await publish(page)
    await expect.poll(home, { intervals: [50] }).toContain(LABEL)
  } finally {
    await putBack(before)
    await renewEveryPage(request)
  }
})
