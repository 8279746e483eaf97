import type { Page } from '@playwright/test'
import { forgetSession } from '../fixtures/forget-session'
import { startSite } from '../fixtures/start-site'
import { expect, test } from '../fixtures/story'
import { hasOwnProviders, passProvider } from './provider-page'
import { closePhonePopupForGood, giveEmail, isPhone, openEntryPopup } from './sign-in'

test.skip(!hasOwnProviders, 'npm test brings the providers')

const PASSWORD = 'edelweiss-du-semnoz'

const newAddress = (name: string): string => `${name}-${Date.now()}-${Math.random().toString(36).slice(2)}@exemple.fr`

/** From the entry popup of a page to the provider, and back. */
const signInBy = async (page: Page, provider: 'GOOGLE' | 'FACEBOOK', email: string): Promise<void> => {
  const popup = await openEntryPopup(page, '/expeditions?sort=price')
  await popup.getByRole('link', { name: `CONTINUER AVEC ${provider}` }).click()
  await passProvider(page, { email })
}

/** Who is signed in reads their first name: in the header, or in the menu of a phone. */
const expectSignedIn = async (page: Page): Promise<void> => {
  await expect(page.getByRole('banner')).toBeVisible()
  if (isPhone(page)) await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
  await expect(page.getByRole('banner').getByText('Inès').locator('visible=true').first()).toBeVisible()
}

const declineNewsletter = async (page: Page): Promise<void> => {
  const offer = page.getByRole('dialog', { name: /nouvelles dates/ })
  await offer.getByRole('button', { name: 'Non merci' }).click()
  await expect(offer).toBeHidden()
}

test('Google, new: comes back to the same page with an account, a first name and a portrait @everywhere', async ({
  page,
}) => {
  await closePhonePopupForGood(page)
  await signInBy(page, 'GOOGLE', newAddress('nouvelle'))
  await expect(page).toHaveURL(/\/expeditions\?sort=price$/)
  await declineNewsletter(page)
  await expectSignedIn(page)
  // The worker brings the portrait in: it is the site's own from then on.
  await expect(async () => {
    await page.goto('/my-account')
    const portrait = page.locator('main .av img')
    await expect(portrait).toHaveAttribute('src', /^\/portraits\/[\w-]+\.webp$/, { timeout: 5000 })
    await portrait.scrollIntoViewIfNeeded()
    expect(await portrait.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(
      160,
    )
  }).toPass()
})

test('Google, known: the address alone leads back to Google, and in @everywhere', async ({ page }) => {
  await closePhonePopupForGood(page)
  const email = newAddress('connue')
  await signInBy(page, 'GOOGLE', email)
  await declineNewsletter(page)
  await forgetSession(page)

  await giveEmail(page, email)
  const popup = page.getByRole('dialog', { name: 'On se connaît déjà' })
  await expect(popup).toContainText(email)
  await popup.getByRole('link', { name: 'CONTINUER AVEC GOOGLE' }).click()
  await passProvider(page, { email })
  await expect(page).toHaveURL(/\/expeditions\/traversee-du-vercors-en-bivouac$/)
  await declineNewsletter(page)
  await expectSignedIn(page)
})

test('Facebook on an e-mail account: its password is asked for, and links the two @everywhere', async ({ page }) => {
  await closePhonePopupForGood(page)
  const email = newAddress('deux-portes')
  const person = { email, password: PASSWORD, first_name: 'Inès', last_name: 'Rey', newsletter: false }
  expect((await page.request.post('/api/v1/auth/signup', { data: person })).status()).toBe(201)
  await page.context().clearCookies()

  await signInBy(page, 'FACEBOOK', email)
  await expect(page).toHaveURL(/\/expeditions\?sort=price$/)
  const popup = page.getByRole('dialog', { name: 'Se connecter' })
  await expect(popup).toContainText('Entre son mot de passe pour y relier Facebook')
  await popup.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
  await popup.getByRole('button', { name: 'SE CONNECTER' }).click()
  await expect(popup).toBeHidden()
  await page.goto('/my-account')
  await expect(page.getByRole('button', { name: 'Délier Facebook' })).toBeVisible()
})

test('Facebook on a Google account it does not vouch for: Google’s own popup opens', async ({ page }) => {
  await closePhonePopupForGood(page)
  const email = newAddress('google-dabord')
  await signInBy(page, 'GOOGLE', email)
  await declineNewsletter(page)
  await forgetSession(page)

  const entry = await openEntryPopup(page)
  await entry.getByRole('link', { name: 'CONTINUER AVEC FACEBOOK' }).click()
  await page.getByLabel('Adresse vérifiée').uncheck()
  await passProvider(page, { email })
  const popup = page.getByRole('dialog', { name: 'On se connaît déjà' })
  await expect(popup.getByRole('link', { name: 'CONTINUER AVEC GOOGLE' })).toBeVisible()
})

test('a provider is linked from the account page, under whatever address', async ({ page }) => {
  await closePhonePopupForGood(page)
  const person = { email: newAddress('relie'), password: PASSWORD, first_name: 'Inès', last_name: 'Rey' }
  expect((await page.request.post('/api/v1/auth/signup', { data: person })).status()).toBe(201)
  await page.goto('/my-account')
  await page.getByRole('button', { name: 'Relier Google' }).click()
  await page.getByRole('dialog').getByLabel('Ton mot de passe').fill(PASSWORD)
  await page.getByRole('button', { name: 'Continuer', exact: true }).click()
  await passProvider(page, { email: newAddress('autre') })
  await expect(page).toHaveURL(/\/my-account$/)
  await expect(page.getByRole('button', { name: 'Délier Google' })).toBeVisible()
  await expect(page.locator('main').getByText(person.email)).toBeVisible()
})

test('a provider without credentials brings back to the same page, with a word', async ({ page }) => {
  test.slow()
  const site = await startSite({ GOOGLE_CLIENT_ID: '', FACEBOOK_CLIENT_ID: '' })
  try {
    for (const provider of ['GOOGLE', 'FACEBOOK']) {
      const popup = await openEntryPopup(page, `${site.url}/expeditions?sort=price`)
      await popup.getByRole('link', { name: `CONTINUER AVEC ${provider}` }).click()
      await expect(page.getByText('Ce mode de connexion n’est pas disponible pour le moment.')).toBeVisible()
      await expect(page).toHaveURL(`${site.url}/expeditions?sort=price`)
    }
  } finally {
    // A page that still asks would find nobody.
    await page.goto('about:blank')
    await site.stop()
  }
})
