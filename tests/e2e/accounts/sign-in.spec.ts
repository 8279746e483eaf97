import { axeFindings } from '../fixtures/axe-findings'
import { expect, hydrated, test } from '../fixtures/story'
import { CLIENT, closePhonePopupForGood, giveEmail, openAccountMenu, openEntryPopup, signIn } from './sign-in'

test('a known e-mail signs in by its password, and signs out by the menu @everywhere', async ({ page, context }) => {
  // Asked for once signed in: leaving before its answer would end the session under it.
  const cart = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/v1/cart')
  await signIn(page)
  await cart
  expect((await context.cookies()).some(({ name }) => name === 'd_id')).toBe(true)
  const menu = await openAccountMenu(page)
  await expect(menu.getByRole('link', { name: 'Mes favoris' })).toBeVisible()
  await menu.getByRole('link', { name: 'Déconnexion' }).click()
  await expect(page).toHaveURL(/\/$/)
  expect((await context.cookies()).some(({ name }) => name === 'd_id')).toBe(false)
})

test('the session is still there on the next page', async ({ page }) => {
  await signIn(page)
  await page.goto('/expeditions')
  await expect(page.locator('.hdr__user')).toBeVisible()
})

test('a new e-mail ends its sign-up and is signed in @everywhere', async ({ page }, { project }) => {
  await closePhonePopupForGood(page)
  await giveEmail(page, `camille-${project.name}-${Date.now()}@exemple.fr`)
  const popup = page.getByRole('dialog', { name: 'Termine ton inscription' })
  await popup.getByLabel('Prénom').fill('Camille')
  await popup.getByLabel('Nom', { exact: true }).fill('Rey')
  await popup.getByLabel('Mot de passe', { exact: true }).fill('edelweiss-du-semnoz')
  await expect(popup.getByRole('checkbox')).not.toBeChecked()
  await popup.getByRole('button', { name: 'S’INSCRIRE' }).click()
  await expect(popup).toBeHidden()
  const menu = await openAccountMenu(page)
  await expect(menu.getByRole('link', { name: 'Mon compte' })).toBeVisible()
  await expect(page.getByRole('banner').getByText('Camille').locator('visible=true').first()).toBeVisible()
})

test.describe('refusals', () => {
  test.use({ expectedErrors: [/status of 4(01|22)/] })

  test('a link to a new password that serves no more says so at once, and leads to another @everywhere', async ({
    page,
  }) => {
    await closePhonePopupForGood(page)
    await page.goto('/nouveau-mot-de-passe#token=faux')
    const main = page.getByRole('main')
    await expect(main.getByRole('alert')).toContainText('Ce lien a expiré ou a déjà servi.')
    await expect(main.getByRole('textbox')).toHaveCount(0)
    await main.getByRole('button', { name: 'Demander un nouveau lien' }).click()
    await expect(page.getByRole('dialog', { name: /Mot de passe oublié/ })).toBeVisible()
  })

  test('a wrong password says so, keeps it, and the right one still signs in @everywhere', async ({ page }) => {
    await closePhonePopupForGood(page)
    await giveEmail(page, CLIENT.email)
    const popup = page.getByRole('dialog', { name: 'Se connecter' })
    const password = popup.getByLabel('Mot de passe', { exact: true })
    await password.fill('mauvais-mot')
    await popup.getByRole('button', { name: 'SE CONNECTER' }).click()
    await expect(popup.getByRole('alert')).toHaveText('Le mot de passe est incorrect')
    await expect(password).toHaveValue('mauvais-mot')
    await password.fill(CLIENT.password)
    await popup.getByRole('button', { name: 'SE CONNECTER' }).click()
    await expect(popup).toBeHidden()
  })

  test('the server’s refusals of a sign-up stand under their fields', async ({ page }) => {
    await giveEmail(page, `nouveau-${Date.now()}@exemple.fr`)
    const popup = page.getByRole('dialog', { name: 'Termine ton inscription' })
    await popup.getByLabel('Prénom').fill('Camille')
    await popup.getByLabel('Nom', { exact: true }).fill('Rey')
    await popup.getByLabel('Email').fill(CLIENT.email)
    await popup.getByLabel('Mot de passe', { exact: true }).fill('abc')
    await popup.getByRole('button', { name: 'S’INSCRIRE' }).click()
    await expect(popup.getByText('Cette adresse mail est déjà utilisée')).toBeVisible()
    await expect(popup.getByText('Le mot de passe doit contenir au moins 6 caractères')).toBeVisible()
    await expect(popup.getByLabel('Prénom')).toHaveValue('Camille')
  })
})

test('a forgotten password is answered by a mail, whoever asks @everywhere', async ({ page }) => {
  await giveEmail(page, CLIENT.email)
  await page.getByRole('button', { name: /Mot de passe oublié\s\? Réinitialise le/ }).click()
  const popup = page.getByRole('dialog', { name: /Mot de passe oublié/ })
  await popup.getByLabel('Adresse email').fill(`personne-${Date.now()}@exemple.fr`)
  await popup.getByRole('button', { name: 'Envoyer' }).click()
  const sent = page.getByRole('dialog', { name: 'Un nouveau mot de passe vous a été envoyé par mail' })
  await sent.getByRole('button', { name: 'Quitter' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('Escape, the overlay and the cross close the popup @everywhere', async ({ page }) => {
  const popup = await openEntryPopup(page)
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  await openEntryPopup(page)
  await page.mouse.click(12, 90)
  await expect(popup).toBeHidden()
  await openEntryPopup(page)
  await popup.getByRole('button', { name: 'Fermer' }).click()
  await expect(popup).toBeHidden()
})

test('axe finds nothing in the popups @everywhere', async ({ page }) => {
  const faults = () => axeFindings(page, { within: ['[role="dialog"]'] })
  await openEntryPopup(page)
  expect(await faults()).toEqual([])
  await giveEmail(page, CLIENT.email)
  await expect(page.getByRole('dialog', { name: 'Se connecter' })).toBeVisible()
  expect(await faults()).toEqual([])
  await giveEmail(page, `nouveau-${Date.now()}@exemple.fr`)
  await expect(page.getByRole('dialog', { name: 'Termine ton inscription' })).toBeVisible()
  expect(await faults()).toEqual([])
})

test('the way in from a provider comes back to this page', async ({ page }) => {
  const popup = await openEntryPopup(page, '/expeditions?niveau=2')
  await expect(popup.getByRole('link', { name: 'CONTINUER AVEC GOOGLE' })).toHaveAttribute(
    'href',
    `/auth/google_oauth2?redirect_url=${encodeURIComponent(new URL(page.url()).pathname + new URL(page.url()).search)}`,
  )
})

test('the source of the visit is kept once, for who lets the audience be measured', async ({ page, context }) => {
  const source = async () => (await context.cookies()).find(({ name }) => name === 'utm_source')?.value
  await page.goto('/?utm_source=google&utm_medium=cpc')
  await hydrated(page)
  expect(await context.cookies()).toEqual([])
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
  await page.getByRole('contentinfo').getByRole('button', { name: 'Gérer les cookies' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Tout accepter' }).click()
  await expect.poll(source).toBe('google')
  await page.goto('/?utm_source=referral&utm_medium=organic')
  await hydrated(page)
  expect(await source()).toBe('google')
})
