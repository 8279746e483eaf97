import type { BrowserContext, Locator, Page } from '@playwright/test'
import { demoIdentity } from '../fixtures/demo-identity'
import { expect, hydrated } from '../fixtures/story'

/** The demo customer, and a page to sign in from. */
export const CLIENT = demoIdentity('client')
const PAGE = '/expeditions/traversee-du-vercors-en-bivouac'

/** The phone popup opens by itself for who has no number: not in stories about something else. */
export const closePhonePopupForGood = async (browser: Page | BrowserContext): Promise<void> => {
  await ('context' in browser ? browser.context() : browser).addInitScript(() => {
    // An empty page has no storage.
    if (location.protocol !== 'about:') localStorage.setItem('closedPhoneModal', 'true')
  })
}

export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 994

/** Opens the entry popup of a page, from its header or from the menu of a phone. */
export const openEntryPopup = async (page: Page, path = PAGE): Promise<Locator> => {
  await page.goto(path)
  await hydrated(page)
  return askToSignIn(page)
}

/** The same, on the page that is there. */
export const askToSignIn = async (page: Page): Promise<Locator> => {
  if (isPhone(page)) {
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
    await page.getByRole('button', { name: /Se connecter ou s.inscrire/ }).click()
  } else {
    await page.getByRole('banner').getByRole('button', { name: 'Se connecter' }).click()
  }
  const popup = page.getByRole('dialog', { name: /Bienvenue chez/ })
  await expect(popup).toBeVisible()
  return popup
}

/** Gives an address to the entry popup, which opens on a page of its own unless it is there. */
export const giveEmail = async (page: Page, email: string, entry?: Locator): Promise<void> => {
  const popup = entry ?? (await openEntryPopup(page))
  await popup.getByLabel('Ton adresse email').fill(email)
  await popup.getByRole('button', { name: 'CONTINUER', exact: true }).click()
}

/** Signs in by the popups, as a person does. */
export const signIn = async (page: Page, { email, password } = CLIENT, entry?: Locator): Promise<void> => {
  await closePhonePopupForGood(page)
  await giveEmail(page, email, entry)
  const popup = page.getByRole('dialog', { name: 'Se connecter' })
  await popup.getByLabel('Mot de passe', { exact: true }).fill(password)
  await popup.getByRole('button', { name: 'SE CONNECTER' }).click()
  await expect(popup).toBeHidden()
}

/** Opens the account's menu: under the first name, or the menu of a phone. */
export const openAccountMenu = async (page: Page): Promise<Locator> => {
  if (isPhone(page)) {
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
    return page.getByRole('navigation', { name: 'Menu' })
  }
  await page.locator('.hdr__user').click()
  return page.getByRole('navigation', { name: 'Mon espace' })
}
