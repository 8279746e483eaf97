import { randomUUID } from 'node:crypto'
import { chooseOption } from '../fixtures/choose-option'
import { confirmIdentity } from '../fixtures/confirm-identity'
import { lastMailTo, mailFolder } from '../fixtures/last-mail'
import { openFromList } from '../fixtures/open-from-list'
import { as } from '../fixtures/as'
import { openPanel } from '../fixtures/sign-in-panel'
import { expect, hydrated, test } from '../fixtures/story'

test.use({ expectedErrors: [/403|404/] })

const FRENCH_INSTANT =
  /^\d+ (?:janv\.|févr\.|mars|avr\.|mai|juin|juil\.|août|sept\.|oct\.|nov\.|déc\.) \d{4} \d{2}:\d{2}$/

test('an administrator opens an account, whose owner is sent a link, and sets nobody’s password', async ({ page }) => {
  test.slow()
  const email = `${randomUUID()}@exemple.test`
  await as(page.context(), 'admin')
  await page.goto('/admin/collections/users')
  await hydrated(page)
  await expect(page.getByRole('link', { name: /^Créer/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Ouvrir un compte' }).click()
  await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill(email)
  await page.getByRole('textbox', { name: 'Prénom', exact: true }).fill('Inès')
  await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Roux')
  await page.getByRole('combobox', { name: 'Rôle' }).selectOption({ label: 'Guide' })
  await page.getByRole('button', { name: 'Ouvrir le compte' }).click()
  await confirmIdentity(page)
  await expect(page.getByText('Le compte est ouvert, le lien est parti par e-mail.')).toBeVisible()

  await openFromList({ page, collection: 'users', name: email })
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email)
  await expect(page.getByRole('button', { name: /mot de passe/i })).toHaveText(['Envoyer un lien de mot de passe'])
  await expect(page.locator('input[type=password]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Envoyer un lien de mot de passe' }).click()
  await confirmIdentity(page)
  await expect(page.getByText('Le lien est parti par e-mail.')).toBeVisible()
  if (mailFolder) expect(await lastMailTo(email, /Choisis un nouveau mot de passe/)).toContain('nouveau-mot-de-passe')

  await page.getByRole('textbox', { name: 'Prénom', exact: true }).fill('Maëlle')
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok())
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await saved

  await test.step('a role is changed once the administrator confirms who they are', async () => {
    await chooseOption({ page, field: 'role', option: 'Marketing' })
    const refused = page.waitForResponse((response) => response.request().method() === 'PATCH')
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    expect((await refused).status()).toBe(403)
    const done = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok())
    await confirmIdentity(page)
    await done
  })
})

test('the panel is told why it was refused', async ({ page }) => {
  await openPanel(page, 'admin')
  const change = async (document: string, body: object) =>
    page.evaluate(
      async ([address, text]) => {
        const headers = { 'Content-Type': 'application/json' }
        const answer = await fetch(`/api/users/${String(address)}`, { method: 'PATCH', headers, body: text ?? '' })
        return ((await answer.json()) as { errors: Array<{ message: string }> }).errors[0]?.message
      },
      [document, JSON.stringify(body)],
    )
  const own = await page.evaluate(
    async () => ((await (await fetch('/api/users/me')).json()) as { user: { id: number } }).user.id,
  )
  expect(await change(String(own), { email: 'autre@lagopede.test' })).toBe('Ta propre adresse ne se change pas ici.')
  await page.goto('/admin/account')
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeDisabled()
})

test('the agency changes customers, and no account of the team', async ({ page }) => {
  test.slow()
  await as(page.context(), 'staff')
  await openFromList({ page, collection: 'users', name: 'admin@lagopede.test' })
  await expect(page.getByRole('textbox', { name: 'Prénom', exact: true })).toBeDisabled()
  await expect(page.getByRole('button', { name: /mot de passe/i })).toHaveCount(0)
  await openFromList({ page, collection: 'users', name: 'client@lagopede.test' })
  await expect(page.getByRole('textbox', { name: 'Prénom', exact: true })).toBeEnabled()
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeDisabled()
  await expect(page.locator('.date-time-picker input')).toHaveValue(FRENCH_INSTANT)
  await expect(page.getByRole('button', { name: 'Envoyer un lien de mot de passe' })).toBeVisible()
})

test('nobody makes themself the first administrator', async ({ page }) => {
  await page.goto('/admin/create-first-user')
  await expect(page.getByRole('textbox', { name: /e-mail/i })).toHaveCount(0)
  const answer = await page.request.post('/api/users/first-register', {
    data: { email: `${randomUUID()}@exemple.test`, password: 'une marmotte sur le névé' },
  })
  expect(answer.status()).toBe(404)
})
