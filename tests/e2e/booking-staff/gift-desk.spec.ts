import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { openCustomer } from '../booking/customer'
import { axeFindings } from '../fixtures/axe-findings'
import { forgetSession } from '../fixtures/forget-session'
import { lastMailTo } from '../fixtures/last-mail'
import { goToPayment, orderButton } from '../fixtures/order'
import { as } from '../fixtures/as'
import { openPanel } from '../fixtures/sign-in-panel'
import { expect, hydrated, test } from '../fixtures/story'
import { tick } from '../fixtures/tick'

const WITHIN = ['.gifts']

const drawMail = (name: string): string => `${name}-${randomUUID().slice(0, 8)}@exemple.fr`

/** The form that a button opens. */
const opened = async (page: Page, button: string, form: string): Promise<Locator> => {
  await page.getByRole('button', { name: button, exact: true }).click()
  return page.getByRole('group', { name: form })
}

const openGifts = async (page: Page): Promise<void> => {
  await as(page.context(), 'staff')
  await page.goto('/admin/cartes-cadeaux')
  await expect(page.getByRole('heading', { level: 1, name: 'Cartes cadeaux' })).toBeVisible()
}

/** Finds a card by who received it, and opens its page. */
const openCard = async (page: Page, words: string): Promise<void> => {
  await page.goto('/admin/cartes-cadeaux')
  await page.getByLabel('Fin du code, acheteur ou destinataire').fill(words)
  await page.getByRole('button', { name: 'Chercher', exact: true }).click()
  const row = page.getByRole('row').filter({ hasText: words })
  await row.getByRole('link').click()
  await expect(page).toHaveURL(/cartes-cadeaux\/\d+$/)
}

/** Issues a card of 50 euros that the agency offers. */
const issueGesture = async (page: Page, { name, email }: { name: string; email: string }): Promise<void> => {
  const form = await opened(page, 'Émettre une carte', 'Émettre une carte')
  await form.getByLabel('Comment elle est payée').selectOption({ label: 'Geste de l’agence' })
  await form.getByLabel('Montant (€)').fill('50')
  await form.getByLabel('De la part de').fill('Lagopède')
  await form.getByLabel('Pour (prénom)').fill(name)
  await form.getByLabel('Adresse mail de qui la reçoit').fill(email)
  await form.getByLabel('Motif, pour l’équipe').fill('Train manqué à l’aller')
  expect(await axeFindings(page, { within: WITHIN })).toEqual([])
  await form.getByRole('button', { name: 'Émettre la carte' }).click()
  await expect(page.getByText('La carte est émise, son code part par mail.')).toBeVisible()
}

test.describe('the desk of gift cards', () => {
  test.slow()

  test('issues a card, carries it over to another holder who spends it, takes the use back and blocks it', async ({
    page,
  }) => {
    const [first, second] = [drawMail('nina'), drawMail('zoe')]
    await openGifts(page)
    await issueGesture(page, { name: 'Nina', email: first })
    const code = /LAGO-\w{4}-\w{4}/.exec(await lastMailTo(first, /t’offre un départ/))?.[0] ?? ''
    await openCard(page, first)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(code.slice(-4))
    expect(await page.content()).not.toContain(code)
    expect(await axeFindings(page, { within: WITHIN })).toEqual([])

    const transfer = await opened(page, 'Transmettre', 'Transmettre la carte')
    await transfer.getByLabel('À (prénom)').fill('Zoé')
    await transfer.getByLabel('Adresse mail').fill(second)
    await transfer.getByLabel('Motif').fill('Code perdu')
    expect(await axeFindings(page, { within: WITHIN })).toEqual([])
    await transfer.getByRole('button', { name: /^Transmettre 50\s€$/ }).click()
    await expect(page.getByText('Remplacée', { exact: true })).toBeVisible()
    const newCode = /LAGO-\w{4}-\w{4}/.exec(await lastMailTo(second, /Ta carte cadeau/))?.[0] ?? ''
    expect(newCode).not.toBe(code)

    const customer = await openCustomer(page)
    const cart = await customer.takeSeats(1)
    await page.goto(`/reservations/${String(cart)}/3`)
    await goToPayment(page)
    const box = page.getByRole('region', { name: 'Carte cadeau' })
    await box.getByLabel('Code de la carte').fill(newCode)
    await box.getByRole('button', { name: 'Utiliser' }).click()
    await expect(box.getByText('Utilisée en entier.')).toBeVisible()
    await orderButton(page).click()
    await expect(page).toHaveURL(/\/reservations\/\d+\/5$/)

    // Whoever signs in over a session ends it.
    await forgetSession(page)
    await openGifts(page)
    await openCard(page, second)
    const ledger = page.getByRole('region', { name: 'Grand livre' })
    await expect(ledger.getByRole('row').filter({ hasText: 'Usage' })).toContainText(/−\s50\s€/)
    await ledger.getByRole('button', { name: 'Contre-écriture' }).click()
    const reverse = page.getByRole('group', { name: /^Reprendre l’usage/ })
    await reverse.getByLabel('Motif').fill('Erreur de réservation')
    await reverse.getByRole('button', { name: /^Reprendre 50\s€$/ }).click()
    await expect(ledger.getByRole('row').filter({ hasText: 'Erreur de réservation' })).toContainText(/\+\s50\s€/)

    const block = await opened(page, 'Bloquer', 'Bloquer la carte')
    await block.getByLabel('Motif').fill('Code publié en ligne')
    await block.getByRole('button', { name: 'Bloquer la carte' }).click()
    await expect(page.getByText('Bloquée', { exact: true }).first()).toBeVisible()
    await expect(ledger).toContainText('Code publié en ligne')
    expect(await axeFindings(page, { within: WITHIN })).toEqual([])
    await forgetSession(page)
    await customer.leave()
  })

  test('says what is owed, and gives it as a file', async ({ page }) => {
    await openGifts(page)
    await issueGesture(page, { name: 'Ode', email: drawMail('ode') })
    const owed = page.getByRole('region', { name: 'Ce qu’on doit' })
    await expect(owed.getByRole('row').filter({ hasText: 'En tout' })).toContainText('€')
    expect(await axeFindings(page, { within: WITHIN })).toEqual([])
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      owed.getByRole('link', { name: /Exporter pour la comptable/ }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^cartes-et-avoirs-\d{4}-\d\d-\d\d\.csv$/)
  })
})

test('a gift card is ordered by transfer, and is ready once the desk has it @everywhere', async ({ page }) => {
  test.slow()
  const people = { buyer: drawMail('camille'), recipient: drawMail('nina') }
  await page.goto('/cartes-cadeaux')
  await hydrated(page)
  const form = page.getByRole('form', { name: 'Composer la carte' })
  await tick(form.getByRole('radio', { name: /^50\s€$/ }))
  await form.getByLabel('Prénom de la personne').fill('Nina')
  await form.getByLabel('De la part de').fill('Camille')
  await form.getByLabel('Son adresse email').fill(people.recipient)
  await form.getByLabel('Ton adresse email').fill(people.buyer)
  await tick(form.getByRole('radio', { name: /^Virement/ }))
  await tick(form.getByRole('checkbox', { name: /J’accepte les conditions/ }))
  expect(await axeFindings(page)).toEqual([])
  await form.getByRole('button', { name: 'Commander et payer par virement' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ta carte attend son paiement' })).toBeVisible()
  const reference = /CC-\d\d-\d{5}/.exec((await page.textContent('main')) ?? '')?.[0] ?? ''
  expect(await axeFindings(page)).toEqual([])
  expect(await lastMailTo(people.buyer, /le virement à faire/)).toContain(reference)
  const purchase = page.url()

  await openPanel(page, 'staff')
  await openCard(page, people.recipient)
  const paid = await opened(page, 'Noter le virement reçu', 'Noter le virement reçu')
  await paid.getByRole('button', { name: /^Noter 50\s€$/ }).click()
  await expect(page.getByText('Entière', { exact: true })).toBeVisible()
  await forgetSession(page)
  expect(await lastMailTo(people.recipient, /t’offre un départ/)).toContain('LAGO-')
  await page.goto(purchase)
  await expect(page.getByRole('heading', { level: 1, name: 'C’est offert, merci\u00a0!' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
})
