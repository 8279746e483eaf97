import { expect, hydrated, test } from '../fixtures/story'

test('« Notre mission » opens the panel of the agency, and Escape closes it', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const toggle = page.getByRole('button', { name: 'Notre mission' })
  await toggle.click()
  await expect(page.getByText('A la une').first()).toBeVisible()
  await expect(page.locator('a[href="/our-guides"]').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
})

test('on a phone the menu offers to sign in, the expeditions and gift cards @phone', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('button', { name: /Ouvrir le menu/ }).click()
  await expect(page.getByText('Retrouve tes favoris et tes réservations')).toBeVisible()
  await expect(page.getByRole('button', { name: /Se connecter ou s.inscrire/ })).toBeVisible()
  await expect(page.locator('a[href="/cartes-cadeaux"]:visible').first()).toBeVisible()
})

test('the header keeps its links for each kind of page', async ({ page }) => {
  await page.goto('/expeditions')
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('link', { name: 'Aventures adultes' })).toHaveAttribute('aria-current', 'page')
  await expect(banner.getByRole('link', { name: 'Famille & Kids' })).toHaveAttribute('href', '/en-famille')
  await expect(banner.locator('a[href^="tel:"]').first()).toBeVisible()
})

for (const path of ['/', '/expeditions', '/expeditions/traversee-du-vercors-en-bivouac']) {
  test(`on ${path} the header comes back as one scrolls up, over what sticks to the top @everywhere`, async ({
    page,
  }) => {
    await page.goto(path)
    await hydrated(page)
    const home = page.getByRole('banner').getByRole('link', { name: /, accueil$/ })
    await page.mouse.move(300, 300)
    await page.mouse.wheel(0, 2400)
    await expect(home).not.toBeInViewport()
    // Nor does the line below it stay at the top.
    await expect
      .poll(() => page.getByRole('banner').evaluate((it) => it.getBoundingClientRect().bottom))
      .toBeLessThan(0)
    // What watches is loaded at the first scroll.
    await expect(async () => {
      await page.mouse.wheel(0, 60)
      await page.mouse.wheel(0, -60)
      await expect(home).toBeInViewport({ ratio: 1, timeout: 1000 })
    }).toPass()
    // Nothing lies over it.
    await home.click({ trial: true })
    await page.mouse.wheel(0, 300)
    await expect(home).not.toBeInViewport()
  })
}
