import { forgetSession } from '../fixtures/forget-session'
import { expect, hydrated, test } from '../fixtures/story'
import { lastMailTo, mailFolder } from '../fixtures/last-mail'
import { closePhonePopupForGood, giveEmail, signIn } from './sign-in'

test.skip(!mailFolder, 'npm test says where the mails are')

const PASSWORD = 'edelweiss-du-semnoz'
const NEW_PASSWORD = 'neige-de-printemps'

/** An account of its own for each story. */
const newPerson = (name: string) => ({
  email: `${name}-${Date.now()}-${Math.random().toString(36).slice(2)}@exemple.fr`,
  password: PASSWORD,
  first_name: 'Capucine',
  last_name: 'Marchand',
})

const linkIn = (mail: string, page: string): string => {
  const url = new URL(new RegExp(`https?://\\S+/${page}#token=[\\w.-]+`).exec(mail)?.[0] ?? '')
  return `${url.pathname}${url.hash}`
}

test('a forgotten password: the mail, the page, and the new one signs in', async ({ page, context }) => {
  const person = newPerson('oubli')
  await closePhonePopupForGood(page)
  await page.request.post('/api/v1/auth/signup', { data: person })
  await context.clearCookies()
  await giveEmail(page, person.email)
  await page.getByRole('button', { name: /Réinitialise le/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Envoyer' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Quitter' }).click()

  const link = linkIn(await lastMailTo(person.email, /mot de passe/i), 'nouveau-mot-de-passe')
  await page.goto(link)
  await hydrated(page)
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page).toHaveURL(/\/$/)
  await forgetSession(page)
  await signIn(page, { email: person.email, password: NEW_PASSWORD })
})

test('the newsletter asks to confirm, and its block leaves once confirmed', async ({ page }) => {
  const person = newPerson('lettre')
  await closePhonePopupForGood(page)
  await page.request.post('/api/v1/auth/signup', { data: person })
  await page.goto('/my-account')
  const block = page.getByRole('region', { name: 'Des idées de départ, sans t’envoler' })
  await expect(block).toContainText(person.email)
  await block.getByRole('button', { name: 'Je m’abonne' }).click()
  await expect(block).toContainText('Il reste à confirmer ton adresse')
  await page.reload()
  await expect(block).toContainText('Il reste à confirmer ton adresse')

  await page.goto(linkIn(await lastMailTo(person.email, /newsletter/), 'newsletter/confirmation'))
  await hydrated(page)
  await expect(block).toBeVisible()
  await page.getByRole('main').getByRole('button').click()
  await expect(page.getByRole('main').getByRole('status')).toBeVisible()
  await expect(block).toBeHidden()
})

test('the welcome mail proves the address by one press, in another browser that it signs in to nothing', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = newPerson('bienvenue')
  await closePhonePopupForGood(page)
  const opened = await page.request.post('/api/v1/auth/signup', { data: person })
  const { token } = (await opened.json()) as { token: string }
  const isProven = async () => {
    const answer = await page.request.get('/api/v1/user/account', { headers: { authorization: `Bearer ${token}` } })
    return ((await answer.json()) as { email_verified: boolean }).email_verified
  }
  const link = linkIn(await lastMailTo(person.email, /Bienvenue/), 'confirmer-mon-adresse')
  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) })
  const phone = await elsewhere.newPage()
  await phone.goto(link)
  await hydrated(phone)
  await expect(phone).toHaveURL(/\/confirmer-mon-adresse$/)
  expect(await isProven()).toBe(false)
  await phone.getByRole('button', { name: 'Confirmer mon adresse' }).click()
  await expect(phone.getByRole('main').getByRole('status')).toContainText('ton adresse est confirmée')
  expect(await isProven()).toBe(true)
  expect((await elsewhere.cookies()).map(({ name }) => name).join()).not.toContain('payload-token')
  await elsewhere.close()
})
