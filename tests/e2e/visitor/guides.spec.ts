import { axeFindings } from '../fixtures/axe-findings'
import { expect, hydrated, test } from '../fixtures/story'

test('a visitor goes from a trip to its guide, and on to another trip @everywhere', async ({ page }) => {
  await page.goto('/expeditions/traversee-du-vercors-en-bivouac')
  await hydrated(page)
  await page.getByRole('link', { name: 'Maëlle Perrillat' }).click()
  await expect(page).toHaveURL(/\/our-guides\/maelle-perrillat$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Maëlle Perrillat' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  const trips = page.getByRole('region', { name: 'Ses aventures' })
  const other = trips.getByRole('link').filter({ hasNotText: 'Vercors en bivouac' }).first()
  const name = (await other.textContent()) ?? ''
  await other.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test('the guides are all on one page, which leads to each @everywhere', async ({ page }) => {
  await page.goto('/our-guides')
  await hydrated(page)
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('link', { name: 'Yann Le Goff' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Yann Le Goff' })).toBeVisible()
  expect((await page.request.get('/our-guides/personne')).status()).toBe(404)
})
