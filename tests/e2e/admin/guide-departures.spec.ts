import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/story'
import { openPanel } from '../fixtures/sign-in-panel'

test.use({ expectedErrors: [/404/] })

type List = { docs: { id: number; title: string }[] }

// From the page itself: the panel's cookie answers its own origin alone.
const readDepartures = (page: Page): Promise<List> =>
  page.evaluate(async () => (await fetch('/api/departures?limit=1000&depth=0')).json() as Promise<List>)

test('a guide sees his or her own departures, and nothing else', async ({ page, browser, baseURL }) => {
  test.slow()
  const office = await browser.newPage({ ...(baseURL && { baseURL }) })
  await openPanel(office, 'staff')
  const all = await readDepartures(office)
  await office.close()

  await openPanel(page, 'guide')
  const own = await readDepartures(page)
  expect(own.docs.length).toBeGreaterThan(0)
  expect(own.docs.length).toBeLessThan(all.docs.length)

  await test.step('the dashboard and the list name no other', async () => {
    const ownTitles = own.docs.map(({ title }) => title)
    const rows = page.getByRole('region', { name: 'Tes prochains départs' }).getByRole('row')
    await expect(rows.nth(1)).toBeVisible()
    await page.goto('/admin/collections/departures?limit=100')
    const links = page.getByRole('table').getByRole('link')
    await expect(links.first()).toBeVisible()
    for (const title of await links.allInnerTexts()) expect(ownTitles).toContain(title)
  })

  await test.step('the navigation leads to departures alone', async () => {
    await page.goto('/admin')
    const menu = page.getByRole('button', { name: /^Ouvrir/ })
    if (await menu.isVisible()) await menu.click()
    const places = page.locator('nav a[href^="/admin/collections"], nav a[href^="/admin/globals"]')
    await expect(places).toHaveText(['Départs'])
  })

  await test.step('a departure leads to its roster', async () => {
    const id = String(own.docs[0]?.id)
    await page.goto(`/admin/collections/departures/${id}`)
    await expect(page.getByRole('link', { name: 'Voir le groupe et la fiche de départ' })).toHaveAttribute(
      'href',
      `/my-expeditions/admin/${id}`,
    )
  })

  await test.step('another guide’s departure cannot be opened by its address', async () => {
    const ownIds = new Set(own.docs.map(({ id }) => id))
    const other = all.docs.find(({ id }) => !ownIds.has(id))
    const status = await page.evaluate(async (id) => (await fetch(`/api/departures/${id}`)).status, String(other?.id))
    expect(status).toBe(404)
    await page.goto(`/admin/collections/departures/${String(other?.id)}`)
    await expect(page.getByText(other?.title ?? '')).toHaveCount(0)
  })

  await test.step('the other collections refuse', async () => {
    for (const collection of ['expeditions', 'users', 'reviews', 'reservations', 'media', 'guides']) {
      await page.goto(`/admin/collections/${collection}`)
      await expect(page.getByText('ton compte n’y a pas accès')).toBeVisible()
    }
    await page.goto('/admin/globals/home-page')
    await expect(page.getByText('ton compte n’y a pas accès')).toBeVisible()
  })
})
