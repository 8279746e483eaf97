import type { Page } from '@playwright/test'
import { as } from '../fixtures/as'
import { axeFindings } from '../fixtures/axe-findings'
import { openFromList } from '../fixtures/open-from-list'
import { chooseOption } from '../fixtures/choose-option'
import { expect, hydrated, test } from '../fixtures/story'
import { forgetAccounts } from './forget-accounts'
import { openAccount } from './open-account'

const PAGE = '/expeditions/traversee-du-vercors-en-bivouac'

test.afterAll(forgetAccounts)

const questionsOf = (page: Page) => page.getByRole('region', { name: 'Questions et réponses' })

const openPage = async (page: Page): Promise<void> => {
  await page.goto(PAGE)
  await hydrated(page)
  // They come to life as the visitor comes near.
  await questionsOf(page).scrollIntoViewIfNeeded()
}

test('a question is written, then its author signs in, sends it, and the guide answers @everywhere', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  test.slow()
  const { email, password } = await openAccount(context, { firstName: 'Capucine' })
  await context.clearCookies()
  const body = `Faut-il des guêtres en juin ? ${Date.now()}`
  await openPage(page)
  const questions = questionsOf(page)
  const field = questions.getByLabel(/^Pose ta question/)

  await test.step('logged out: the sign-in opens and the text stays', async () => {
    await field.fill(body)
    await questions.getByRole('button', { name: 'Publier ma question' }).click()
    const entry = page.getByRole('dialog', { name: /Bienvenue chez/ })
    await entry.getByLabel('Ton adresse email').fill(email)
    await entry.getByRole('button', { name: 'CONTINUER', exact: true }).click()
    const popup = page.getByRole('dialog', { name: 'Se connecter' })
    await popup.getByLabel('Mot de passe', { exact: true }).fill(password)
    await popup.getByRole('button', { name: 'SE CONNECTER' }).click()
    await expect(questions.getByText('Ton texte est toujours là')).toBeVisible()
    await expect(field).toHaveValue(body)
  })

  await test.step('it appears at once, and for everyone', async () => {
    await questions.getByRole('button', { name: 'Publier ma question' }).click()
    const first = questions.getByRole('article').first()
    await expect(first).toContainText(body)
    await expect(first).toContainText('Capucine')
    await expect(field).toHaveValue('')
    await expect(first.getByRole('button', { name: 'Répondre à Capucine' })).toBeVisible()
  })

  await test.step('the guide answers, with the badge', async () => {
    const office = await browser.newContext({ ...(baseURL && { baseURL }) })
    await as(office, 'guide')
    const guide = await office.newPage()
    const question = questionsOf(guide).getByRole('article').filter({ hasText: body }).first()
    await expect(async () => {
      await openPage(guide)
      await expect(question).toBeVisible({ timeout: 5000 })
    }).toPass()
    await question.getByRole('button', { name: 'Répondre à Capucine' }).click()
    await question.getByLabel('Ta réponse à Capucine').fill('Non, de bonnes chaussettes suffisent.')
    await question.getByRole('button', { name: 'Publier ma réponse' }).click()
    const answer = question.getByRole('article').filter({ hasText: 'de bonnes chaussettes' })
    await expect(answer.getByText('Guide', { exact: true })).toBeVisible()
    await office.close()
  })

  await test.step('who asked reads it', async () => {
    await expect(async () => {
      await openPage(page)
      await expect(questionsOf(page).getByText('Non, de bonnes chaussettes suffisent.').first()).toBeVisible({
        timeout: 5000,
      })
    }).toPass()
  })
})

test.describe('refused', () => {
  test.use({ expectedErrors: [/status of 422/] })

  test('a text that the server refuses comes back to its field @everywhere', async ({ page, context }) => {
    await openAccount(context, { firstName: 'Capucine' })
    await openPage(page)
    const questions = questionsOf(page)
    const field = questions.getByLabel(/^Pose ta question/)
    const before = await questions.getByRole('article').count()
    await field.fill('\u3164\u200b\u3164')
    await questions.getByRole('button', { name: 'Publier ma question' }).click()
    await expect(questions.getByText('Écris quelques mots.')).toBeVisible()
    await expect(field).toHaveValue('\u3164\u200b\u3164')
    await expect(questions.getByRole('article')).toHaveCount(before)
    await field.fill('')
  })
})

test('a reported message is hidden by the agency, and gone', async ({ page, context, browser, baseURL }) => {
  test.slow()
  const author = await openAccount(context, { firstName: 'Octave' })
  const body = `Achetez mes bottes ${Date.now()}`
  const posted = await context.request.post('/api/v1/expeditions/traversee-du-vercors-en-bivouac/messages', {
    data: { body },
    headers: { authorization: `Bearer ${author.token}` },
  })
  expect(posted.status()).toBe(201)
  await context.clearCookies()
  await openAccount(context, { firstName: 'Capucine' })
  const message = questionsOf(page).getByRole('article').filter({ hasText: body })
  await expect(async () => {
    await openPage(page)
    await expect(message).toBeVisible({ timeout: 5000 })
  }).toPass()
  await message.getByRole('button', { name: 'Signaler le message d’Octave' }).click()
  const dialog = page.getByRole('dialog', { name: 'Signaler ce message' })
  await dialog.getByLabel(/Qu’est-ce qui ne va pas/).fill(`Publicité ${body}`)
  await dialog.getByRole('button', { name: 'Envoyer le signalement' }).click()
  await expect(page.getByText('Merci, l’équipe va relire ce message.')).toBeVisible()

  const office = await browser.newPage({ ...(baseURL && { baseURL }) })
  await as(office.context(), 'staff')
  await office.goto('/admin/collections/message-reports')
  await expect(office.getByText(`Publicité ${body}`)).toBeVisible()
  await openFromList({ page: office, collection: 'messages', name: body })
  await expect(office.getByRole('button', { name: 'Répondre' })).toBeVisible()
  await chooseOption({ page: office, field: 'status', option: 'Masqué' })
  await office.getByRole('textbox', { name: 'Motif' }).fill('Publicité')
  const saved = office.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok())
  await office.getByRole('button', { name: 'Enregistrer' }).click()
  await saved
  await office.close()

  await expect(async () => {
    await openPage(page)
    await expect(message).toHaveCount(0, { timeout: 5000 })
  }).toPass()
})

test('axe finds nothing in the questions, their forms and the report @everywhere', async ({ page, context }) => {
  await openAccount(context, { firstName: 'Capucine' })
  await openPage(page)
  const questions = questionsOf(page)
  await questions
    .getByRole('button', { name: /^Répondre à/ })
    .first()
    .click()
  await expect(questions.getByLabel(/^Ta réponse à/)).toBeFocused()
  expect(await axeFindings(page, { within: ['#questions', '#avis'] })).toEqual([])
  await questions
    .getByRole('button', { name: /^Signaler/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: 'Signaler ce message' })).toBeVisible()
  expect(await axeFindings(page, { within: ['[role="dialog"]'] })).toEqual([])
})
