import { expect, test } from '../fixtures/story'

test.use({ javaScriptEnabled: false })

test('an expedition shows its text to who has no JavaScript, and no skeleton @everywhere', async ({ page }) => {
  await page.goto('/expeditions/traversee-du-vercors-en-bivouac')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main')).toHaveCount(2)
  await expect(page.locator('main[aria-busy]')).toBeHidden()
  const [text, footer] = await Promise.all(
    [page.locator('main:not([aria-busy])'), page.getByRole('contentinfo')].map((part) => part.boundingBox()),
  )
  expect((text?.y ?? 0) + (text?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0)
})

test('a protected page says that it needs JavaScript, instead of loading for ever', async ({ page }) => {
  for (const path of ['/mes-favoris', '/my-expeditions', '/my-account']) {
    await page.goto(path)
    const main = page.getByRole('main')
    // Looked up by its place: what is found by its text is never within a noscript.
    await expect(main.locator('noscript p'), path).toBeVisible()
    await expect(main.getByText(/^Chargement/), path).toBeHidden()
  }
})
