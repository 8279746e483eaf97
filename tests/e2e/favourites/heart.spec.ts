import { expect, hydrated, test } from '../fixtures/story'
import { closePhonePopupForGood, isPhone } from '../accounts/sign-in'
import { as } from '../fixtures/as'
import { featured, signUp } from './sign-up'

test('a visitor likes, signs in, and finds the like completed and counted @everywhere', async ({ page, request }) => {
  const { email, password } = await as(request)
  await closePhonePopupForGood(page)
  await page.goto('/expeditions')
  await hydrated(page)
  // One that no other story likes, nor this one on another screen.
  const card = page.locator('.grid-cards article').nth(isPhone(page) ? 5 : 4)
  const name = (await card.getByRole('heading').textContent()) ?? ''
  const heart = card.getByRole('button', { name: /à tes favoris/ })
  // A card below the screen is not laid out: it has no inner text yet.
  const counted = async () => Number((await heart.textContent())?.replace(/\s/g, ''))
  const before = await counted()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()

  const entry = page.getByRole('dialog', { name: /Bienvenue chez/ })
  await entry.getByLabel('Ton adresse email').fill(email)
  await entry.getByRole('button', { name: 'CONTINUER', exact: true }).click()
  const popup = page.getByRole('dialog', { name: 'Se connecter' })
  await popup.getByLabel('Mot de passe', { exact: true }).fill(password)
  await popup.getByRole('button', { name: 'SE CONNECTER' }).click()

  // Both show at once: the notification goes by itself, and nothing more is waited for before its link.
  await expect(page.getByText('Ajoutée à tes favoris')).toBeVisible()
  await expect.poll(counted).toBe(before + 1)
  await page.getByRole('link', { name: 'Voir mes favoris' }).click()
  await expect(page).toHaveURL(/\/mes-favoris$/)
  await expect(page.locator('main')).toContainText(/1\s+aventure/)
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()

  // A job builds the card anew, and the page that everyone is shown with it.
  await expect(async () => {
    await page.goto('/expeditions')
    await expect(heart).toHaveAttribute('aria-pressed', 'true', { timeout: 5000 })
    expect(await counted()).toBe(before + 1)
  }).toPass()
})

test('who closes the popup likes nothing', async ({ page }) => {
  await page.goto('/expeditions')
  await hydrated(page)
  const heart = page.locator('.grid-cards .heart').first()
  await heart.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  expect(await page.evaluate(() => sessionStorage.getItem('favouriteWish'))).toBeNull()
})

test('the heart flips and counts at once, and stays after a reload @everywhere', async ({ page }) => {
  await signUp(page)
  const [, expedition] = await featured(page)
  await page.goto(`/expeditions/${expedition?.slug ?? ''}`)
  await hydrated(page)
  const heart = page.locator('.heart--inline')
  const before = Number((await heart.innerText()).replace(/\s/g, ''))
  const told = page.waitForResponse((answer) => answer.url().endsWith('/api/v1/interests') && answer.status() === 201)
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(heart).toHaveAccessibleName(/^Ajouter .+ à tes favoris, .+ l’aiment$/)
  expect(Number((await heart.innerText()).replace(/\s/g, ''))).toBe(before + 1)
  await told
  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

test('three quick presses leave the heart, and the server, where the last one did', async ({ page }) => {
  await signUp(page)
  await page.goto('/')
  await hydrated(page)
  const heart = page.locator('.rail .heart').first()
  await heart.click({ clickCount: 3 })
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.waitForLoadState('networkidle')
  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

test.describe('a refusal', () => {
  test.use({ expectedErrors: [/status of 503/] })

  test('puts the heart back with a word @everywhere', async ({ page }) => {
    await signUp(page)
    await page.route('**/api/v1/interests', (route) =>
      route.fulfill({ status: 503, json: { error: 'Une erreur est survenue. Réessaie dans un instant.' } }),
    )
    await page.goto('/expeditions')
    await hydrated(page)
    const heart = page.locator('.grid-cards .heart').first()
    await heart.click()
    await expect(page.locator('.toast[role="alert"]')).toContainText('Réessaie dans un instant')
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
  })
})
