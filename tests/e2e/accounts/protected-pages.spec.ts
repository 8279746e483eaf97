import type { Request } from '@playwright/test'
import { axeFindings } from '../fixtures/axe-findings'
import { expect, hydrated, test } from '../fixtures/story'
import { askToSignIn, closePhonePopupForGood, openAccountMenu, signIn } from './sign-in'

const PAGES = [
  ['/mes-favoris', 'Mes favoris'],
  ['/my-expeditions', 'Mes réservations'],
  ['/my-account', 'Mon compte'],
] as const

for (const [path, title] of PAGES) {
  test(`a visitor of ${path} is sent home with a word`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByText('Veuillez vous connecter pour accéder à cette page.')).toBeVisible()
    await expect(page).toHaveURL(/\/$/)
  })

  test(`${path} opens for who is signed in, and axe finds nothing there @everywhere`, async ({ page }) => {
    await signIn(page)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.locator('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
  })
}

test('who was sent home from a protected page is led back there by signing in @everywhere', async ({ page }) => {
  await page.goto('/my-expeditions')
  await expect(page.getByText('Veuillez vous connecter pour accéder à cette page.')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await hydrated(page)
  await signIn(page, undefined, await askToSignIn(page))
  await expect(page).toHaveURL(/\/my-expeditions$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Mes réservations' })).toBeVisible()
})

test('the name changes on the account page and in the header', async ({ page }) => {
  await signIn(page)
  await page.goto('/my-account')
  const firstName = page.getByLabel('Prénom')
  const before = await firstName.inputValue()
  await firstName.fill('Capucine')
  await page.getByRole('button', { name: 'Enregistrer mon identité' }).click()
  await expect(page.locator('.hdr__user')).toHaveText('Capucine')
  await firstName.fill(before)
  await page.getByRole('button', { name: 'Enregistrer mon identité' }).click()
  await expect(page.locator('.hdr__user')).toHaveText(before)
})

test('a number that is not one is refused and nothing is sent', async ({ page }) => {
  await signIn(page)
  await page.goto('/my-account')
  await page.getByLabel('Ton numéro').fill('06 39 98')
  await page.getByRole('button', { name: 'Enregistrer mon numéro' }).click()
  await expect(page.getByText('Le numéro est incomplet ou invalide')).toBeVisible()
})

test.describe('a session that ended elsewhere', () => {
  // What was being asked as the session ended is refused as well: its failure is for the console (spec §8).
  test.use({ expectedErrors: [/status of 401|Connecte-toi pour continuer/] })
  test.beforeEach(async ({ page, context }) => {
    await closePhonePopupForGood(page)
    await signIn(page)
    // Who is not known yet as the session ends, or whose question is still out, was a visitor all along.
    const open = new Set<Request>()
    page.on('request', (request) => request.url().includes('/api/v1/') && open.add(request))
    page.on('requestfinished', (request) => open.delete(request))
    page.on('requestfailed', (request) => open.delete(request))
    const profile = page.waitForResponse(
      (answer) => new URL(answer.url()).pathname.replace(/\/$/, '') === '/api/v1/user',
    )
    await page.goto('/expeditions')
    await profile
    await hydrated(page)
    await expect.poll(() => open.size).toBe(0)
    await expect(page.locator('.xcard').first()).toBeVisible()
    const elsewhere = await context.newPage()
    await elsewhere.goto('/logout')
    await elsewhere.close()
  })

  test('leaves a visitor, whom a heart asks to sign in @everywhere', async ({ page }) => {
    await page.locator('.xcard .heart').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('leaves a visitor, whom a protected page sends home with a word @everywhere', async ({ page }) => {
    const menu = await openAccountMenu(page)
    await menu.getByRole('link', { name: 'Mes réservations' }).click()
    await expect(page.getByText('Veuillez vous connecter pour accéder à cette page.')).toBeVisible()
    await expect(page).toHaveURL(/\/$/)
  })
})
