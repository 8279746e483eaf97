import { expect, hydrated, test } from '../fixtures/story'

/** Pixels between the top of the window and what one scrolled to (spec §9). */
const OFFSET = { desktop: 130, phone: 80 }

test('an anchor leaves the room of the header above it @everywhere', async ({ page }, { project }) => {
  await page.goto('/avis#controle')
  const top = () => page.locator('#controle').evaluate((part) => Math.round(part.getBoundingClientRect().top))
  await expect.poll(top).toBe(project.name === 'phone' ? OFFSET.phone : OFFSET.desktop)
})

test('a filter set deep in the list brings back its beginning, with the same room above it', async ({ page }) => {
  await page.goto('/expeditions')
  await hydrated(page)
  await page.locator('main article').last().scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Destination' }).click()
  await page
    .getByRole('checkbox', { name: /^France/ })
    .first()
    .click()
  await expect(page).toHaveURL(/countries=France|destination=france/)
  const top = () => page.locator('.catalogue').evaluate((list) => Math.round(list.getBoundingClientRect().top))
  await expect.poll(top).toBe(OFFSET.desktop)
})
