import type { Page } from '@playwright/test'

/** One capture: where, what to do there first, and whether the whole page is taken, or a part of it alone. */
export type Screen = {
  name: string
  path: string
  prepare?: (page: Page) => Promise<void>
  whole?: boolean
  part?: string
}

const PATH = '/expeditions/traversee-du-vercors-en-bivouac'
const EMAIL = 'camille@exemple.fr'

const CAMILLE = {
  id: 1,
  user_id: 1,
  token: 'x',
  email: EMAIL,
  first_name: 'Camille',
  last_name: 'Rey',
  avatar_url: '/brand/avatar.svg',
  phone: '+33639981234',
  provider: 'email',
  sign_in_count: 3,
  newsletter: false,
  is_login: true,
  interests: [],
  popup_visible: false,
}

/** Has the server answer as it would to somebody, so that each state is shown without an account for each. */
const answer = (page: Page, path: string, json: unknown, status = 200) =>
  page.route(`**/api/v1/${path}`, (route) => route.fulfill({ status, json }))

const signedIn =
  (change: Partial<Record<keyof typeof CAMILLE, unknown>> = {}, then?: (page: Page) => Promise<void>) =>
  async (page: Page) => {
    await answer(page, 'auth/current', { jwt: 'x' })
    await answer(page, 'user', { ...CAMILLE, ...change })
    await answer(page, 'cart', null)
    await answer(page, 'interests', [])
    await page.evaluate(() => {
      localStorage.clear()
    })
    await page.reload({ waitUntil: 'networkidle' })
    await then?.(page)
  }

const openMenu = async (page: Page) => {
  const burger = page.getByRole('button', { name: 'Ouvrir le menu' })
  if (await burger.isVisible()) await burger.click()
  else await page.locator('.hdr__user').click()
  await page.getByRole('link', { name: 'Déconnexion' }).waitFor()
}

const emailField = (page: Page) => page.locator('input[name=emailLogin]')

const openEntry = async (page: Page) => {
  const burger = page.getByRole('button', { name: 'Ouvrir le menu' })
  if (await burger.isVisible()) {
    await burger.click()
    await page.getByRole('button', { name: /Se connecter ou/ }).click()
  } else await page.getByRole('banner').getByRole('button', { name: 'Se connecter' }).click()
  await emailField(page).waitFor()
}

const giveEmail = (exists: string, then?: (page: Page) => Promise<void>) => async (page: Page) => {
  await answer(page, 'auth/check-email', { exists })
  await openEntry(page)
  await emailField(page).fill(EMAIL)
  await page.getByRole('button', { name: 'CONTINUER', exact: true }).click()
  await emailField(page).waitFor({ state: 'detached' })
  await then?.(page)
}

const refusePassword = async (page: Page) => {
  await answer(page, 'auth/login', { error: 'Le mot de passe est incorrect' }, 401)
  await page.getByLabel('Mot de passe', { exact: true }).fill('edelweiss')
  await page.getByRole('button', { name: 'SE CONNECTER' }).click()
  await page.getByRole('dialog').getByRole('alert').waitFor()
}

const refuseSignUp = async (page: Page) => {
  const errors = ['Email n’est pas disponible', 'Password est trop court (au moins 6 caractères)']
  await answer(page, 'auth/signup', { token: null, user_id: null, errors: errors.map(plain) }, 422)
  for (const [label, value] of [
    ['Prénom', 'Camille'],
    ['Nom', 'Rey'],
    ['Mot de passe', 'neige'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(value)
  }
  await page.getByRole('button', { name: 'S’INSCRIRE' }).click()
  await page.getByText('Cette adresse mail est déjà utilisée').waitFor()
}

const plain = (text: string): string => text.replaceAll('’', "'")

const forget = (status?: number) => async (page: Page) => {
  await page.getByRole('button', { name: /Réinitialise le/ }).click()
  if (status === undefined) return
  await answer(page, 'auth/reset-password', status === 200 ? { ok: true } : { error: 'x' }, status)
  await page.getByRole('button', { name: 'Envoyer' }).click()
  await page.getByRole('button', { name: 'Quitter' }).waitFor()
}

const refusePhone = async (page: Page) => {
  await page.getByLabel('Ton numéro').fill('06 39 98')
  await page.getByRole('button', { name: 'Être rappelé(e)' }).click()
  await page.getByText('Le numéro est incomplet ou invalide').waitFor()
}

const openCookies = async (page: Page) => {
  await page.getByRole('button', { name: 'Gérer les cookies' }).click()
  await page.getByRole('dialog').waitFor()
}

const openVisitorMenu = async (page: Page) => {
  const burger = page.getByRole('button', { name: 'Ouvrir le menu' })
  if (await burger.isVisible()) {
    await burger.click()
    await page.getByText('Retrouve tes favoris').waitFor()
  } else {
    await page.getByRole('button', { name: 'Notre mission' }).click()
    await page.locator('.mission').waitFor()
  }
}

const asksPhone = { phone: null, popup_visible: true }

/** Every state of the popups and of the header, as somebody meets them. */
export const ACCOUNT_SCREENS: Screen[] = [
  { name: 'popup-entry', path: PATH, prepare: openEntry },
  { name: 'popup-sign-up', path: PATH, prepare: giveEmail('none') },
  { name: 'popup-sign-up-refused', path: PATH, prepare: giveEmail('none', refuseSignUp) },
  { name: 'popup-password', path: PATH, prepare: giveEmail('email') },
  { name: 'popup-password-refused', path: PATH, prepare: giveEmail('email', refusePassword) },
  { name: 'popup-google', path: PATH, prepare: giveEmail('google') },
  { name: 'popup-facebook', path: PATH, prepare: giveEmail('facebook') },
  { name: 'popup-forgotten', path: PATH, prepare: giveEmail('email', forget()) },
  { name: 'popup-forgotten-sent', path: PATH, prepare: giveEmail('email', forget(200)) },
  { name: 'popup-forgotten-failed', path: PATH, prepare: giveEmail('email', forget(500)) },
  { name: 'popup-phone', path: PATH, prepare: signedIn(asksPhone) },
  { name: 'popup-phone-refused', path: PATH, prepare: signedIn(asksPhone, refusePhone) },
  { name: 'popup-newsletter', path: PATH, prepare: signedIn({ provider: 'google_oauth2', sign_in_count: 1 }) },
  { name: 'popup-cookies', path: PATH, prepare: openCookies },
  { name: 'menu-visitor', path: '/', prepare: openVisitorMenu },
  { name: 'menu-customer', path: '/', prepare: signedIn({}, openMenu) },
]
