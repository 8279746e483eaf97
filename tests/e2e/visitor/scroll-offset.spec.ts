import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '../fixtures/story'

/** Pixels between the top of the window and what one scrolled to (spec §9). */
const OFFSET = { desktop: 130, phone: 80 }

for (const address of ['/avis#controle', '/recherche-site?q=train#articles']) {
  test(`${address} leaves the room of the header above its anchor @everywhere`, async ({ page }, { project }) => {
    await page.goto(address)
    const top = () =>
      page.locator(new URL(page.url()).hash).evaluate((part) => Math.round(part.getBoundingClientRect().top))
    await expect.poll(top).toBe(project.name === 'phone' ? OFFSET.phone : OFFSET.desktop)
  })
}

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

test.describe('where things move', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('a part of a trip’s page that was never laid out is glided to, not past @everywhere', async ({ page }) => {
    await page.goto('/expeditions/traversee-du-vercors-en-bivouac')
    await hydrated(page)
    await page.getByRole('navigation', { name: 'Dans cette page' }).getByRole('link', { name: 'Questions' }).click()
    // Its title is on screen, below the header, and stays there.
    const title = page.locator('#questions-titre')
    await expect.poll(() => isStill(page)).toBe(true)
    await expect(title).toBeInViewport()
    expect((await title.boundingBox())?.y).toBeLessThan(OFFSET.desktop + 100)
  })
})

const isStill = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const before = scrollY
    await new Promise((resolve) => setTimeout(resolve, 500))
    return before > 0 && scrollY === before
  })
