import { expect, test } from '../fixtures/story'

test.use({ javaScriptEnabled: false })

test('the pages that most people come to show their text to who has no JavaScript, and no skeleton @everywhere', async ({
  page,
}) => {
  for (const path of ['/', '/expeditions', '/expeditions/traversee-du-vercors-en-bivouac', '/cartes-cadeaux']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    const main = page.locator('main')
    await expect(main, path).toHaveCount(1)
    await expect(main, path).not.toHaveAttribute('aria-busy')
    const [text, footer] = await Promise.all([main, page.getByRole('contentinfo')].map((part) => part.boundingBox()))
    expect((text?.y ?? 0) + (text?.height ?? 0), path).toBeLessThanOrEqual(footer?.y ?? 0)
  }
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
