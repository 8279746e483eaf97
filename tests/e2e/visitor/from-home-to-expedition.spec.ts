import { expect, hydrated, test } from '../fixtures/story'

test('a visitor goes from the home page to the departures of an expedition @everywhere', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Le lagopède vole')
  await hydrated(page)

  const card = page.locator('article').first()
  const name = (await card.getByRole('heading').textContent()) ?? ''
  await card.getByRole('link').first().click()

  await expect(page).toHaveURL(/\/expeditions\/[a-z0-9-]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByRole('heading', { name: 'Jour après jour' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Dates et places' })).toBeVisible()
  await expect(page.getByText(/\d+\s€/).first()).toBeVisible()
})

test('a visitor searches from the hero and finds the filter set @everywhere', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page
    .getByRole('search')
    .getByRole('button', { name: /Rechercher/ })
    .click()
  await expect(page).toHaveURL(/\/expeditions/)
  await expect(page.getByRole('heading', { level: 1, name: 'Les aventures' })).toBeVisible()
  await expect(page.locator('article').first()).toBeVisible()
})

test('a destination is chosen in the hero by its words, and searched @everywhere', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const search = page.getByRole('search')
  await search.getByRole('button', { name: /^Où/ }).click()
  // The words and not the dot: a press on a label moves the focus before it reaches its control.
  await search.getByText('Laponie', { exact: true }).click()
  await search.getByRole('button', { name: 'Valider' }).click()
  await expect(search.getByRole('button', { name: /^Où/ })).toContainText('Laponie')
  await search.getByRole('button', { name: /Rechercher/ }).click()
  await expect(page).toHaveURL(/destination=lapland/)
})

test('an address that asks for a part of a trip’s page leads there @everywhere', async ({ page }) => {
  for (const part of ['questions', 'avis', 'dates']) {
    await page.goto('about:blank')
    await page.goto(`/expeditions/traversee-du-vercors-en-bivouac#${part}`)
    await expect(page.locator(`#${part}`)).toBeInViewport()
  }
})

test('a family of activities on the home page leads to its expeditions', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: /Neige/ }).first().click()
  await expect(page).toHaveURL(/categories=neige/)
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /aventures?/ })
      .first(),
  ).toBeVisible()
})
