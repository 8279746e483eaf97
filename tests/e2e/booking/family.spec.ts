import type { Page } from '@playwright/test'
import { makeDeparture } from '../dashboard/make-trip'
import { as } from '../fixtures/as'
import { axeFindings } from '../fixtures/axe-findings'
import { goToPayment, orderButton } from '../fixtures/order'
import { expect, hydrated, test } from '../fixtures/story'
import { tick } from '../fixtures/tick'
import { openCustomer } from './customer'

/** Trips that no other story books: on the first one children under 12 pay less, the second is without the parents. */
const FAMILY_TRIP = '/expeditions/luge-et-raquettes-au-tyrol-en-famille'
const KIDS_TRIP = 'petits-trappeurs-du-haut-jura'
/** Of the account of the demo's guide. */
const GUIDE = 'maelle-perrillat'

const title = (page: Page, name: RegExp) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
const goOn = (page: Page) => page.getByRole('button', { name: 'Continuer' }).click()
const saved = (page: Page) => expect(page.getByText('Tout est enregistré.')).toBeVisible()

test('a family books two adults and a child, who pays the price of children @everywhere', async ({ page }) => {
  test.slow()
  const customer = await openCustomer(page)
  await page.goto(FAMILY_TRIP)
  await hydrated(page)
  await expect(page.getByText(/^Dès 6\sans$/).first()).toBeVisible()

  const cart = await customer.takeSeats(3, { trip: FAMILY_TRIP })
  await page.goto(`/reservations/${String(cart)}/1`)
  await title(page, /Tu pars à combien/)
  await page.getByRole('group', { name: 'Dont enfants' }).getByRole('button', { name: 'Un de plus' }).click()
  await goOn(page)
  await expect(page.getByText('Indique son âge')).toBeVisible()
  await page.getByLabel('Enfant 1').selectOption('9')
  await saved(page)
  expect(await axeFindings(page)).toEqual([])
  await goOn(page)

  await title(page, /Qui part avec toi/)
  expect(await axeFindings(page)).toEqual([])
  await goOn(page)

  await title(page, /Tout est bon/)
  const child = page.locator('.sum').filter({ hasText: /Enfant/ })
  await expect(child.first()).toContainText(/Plein tarif\s×\s2.*Enfant \(moins de 12\sans\)\s×\s1/)
  expect(await axeFindings(page)).toEqual([])
  await goToPayment(page)
  await orderButton(page).click()
  await title(page, /En route, Camille/)
  expect(await customer.countReservations()).toBe(1)
  await customer.leave()
})

test('a minor alone is refused before any order, with a way out @everywhere', async ({ page }) => {
  const customer = await openCustomer(page)
  const cart = await customer.takeSeats(1)
  await page.goto(`/reservations/${String(cart)}/1`)
  await title(page, /Tu pars à combien/)
  await tick(page.getByRole('checkbox', { name: /Personne n’aura 18\sans/ }))
  const refusal = page.getByRole('alert').filter({ hasText: 'Un mineur voyage avec un adulte.' })
  await expect(refusal).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await goOn(page)
  await title(page, /Tu pars à combien/)
  await refusal.getByRole('link', { name: /sans les parents/ }).click()
  await expect(page).toHaveURL(/\/expeditions\?type=kids/)
  await customer.leave()
})

test.describe('without the parents', () => {
  // What is refused under its field is told by the browser too.
  test.use({ expectedErrors: [/422 \(Unprocessable/] })
  let departure: Awaited<ReturnType<typeof makeDeparture>>
  test.beforeEach(async ({ request }) => {
    departure = await makeDeparture(request, { trip: KIDS_TRIP, guide: GUIDE })
  })
  test.afterEach(() => departure.cancel())

  test('a parent books a child without coming, says who answers for them, and the guide knows whom to call @everywhere', async ({
    page,
  }) => {
    test.slow()
    const customer = await openCustomer(page)
    const cart = await customer.takeSeats(1, { departure: departure.id })
    await page.goto(`/reservations/${String(cart)}/1`)
    await title(page, /Tu pars à combien/)
    await page.getByLabel('Enfant 1').selectOption('10')
    await saved(page)
    await goOn(page)
    await title(page, /^Qui part/)
    await expect(page.getByText(/tu ne voyages pas/)).toBeVisible()
    const traveler = page.getByRole('region', { name: /enfant/i })
    await traveler.getByLabel('Prénom').fill('Léo')
    await saved(page)
    expect(await axeFindings(page)).toEqual([])
    await goOn(page)
    await title(page, /Tout est bon/)
    await goToPayment(page)
    await orderButton(page).click()
    await page.getByRole('link', { name: 'Accéder au dashboard' }).click()

    const box = page.getByRole('region', { name: 'Qui répond d’eux' })
    await expect(box.getByText('À compléter')).toBeVisible()
    await box.getByRole('button', { name: 'Dire qui répond d’eux' }).click()
    const form = page.getByRole('dialog', { name: 'Qui répond d’eux' })
    await form.getByLabel('Prénom').fill('Camille')
    await form.getByLabel('Nom', { exact: true }).fill('Rey')
    await form.getByLabel('Téléphone', { exact: true }).fill('06 39 98 12 34')
    await form.getByLabel('Personne 1, nom').fill('Paul Rey')
    await form.getByLabel('Personne 1, téléphone').fill('06 39 98 12 34')
    await form.getByLabel('Personne 2, nom').fill('Jeanne Rey')
    await form.getByLabel('Personne 2, téléphone').fill('06 39 98 12 36')
    await form.getByRole('button', { name: 'Ajouter quelqu’un' }).click()
    await form.getByLabel('Accompagnant 1, nom').fill('Zoé Rey')
    await form.getByLabel('Accompagnant 1, téléphone').fill('06 39 98 12 37')
    expect(await axeFindings(page)).toEqual([])
    await form.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(form.getByText(/Ce numéro est déjà donné/)).toBeVisible()
    await form.getByLabel('Personne 1, téléphone').fill('06 39 98 12 35')
    await form.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(box.getByText('Camille Rey')).toBeVisible()
    expect(await axeFindings(page)).toEqual([])

    const waiting = page.waitForEvent('download')
    await box.getByRole('link', { name: 'L’autorisation à signer' }).click()
    expect((await waiting).suggestedFilename()).toMatch(/^autorisation-.*\.pdf$/)

    await as(page.context(), 'guide')
    await page.goto(`/my-expeditions/terrain/${String(departure.id)}`)
    const who = page.getByRole('listitem').filter({ hasText: 'Léo' })
    await who.getByText('Santé et personne à prévenir').click()
    await expect(who.getByRole('link', { name: /Jeanne Rey/ })).toHaveAttribute('href', 'tel:+33639981236')
    await expect(who.getByText(/Zoé Rey/)).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
  })
})
