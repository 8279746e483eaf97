import type { Locator, Page } from '@playwright/test'
import { axeFindings } from '../fixtures/axe-findings'
import { lastMailTo } from '../fixtures/last-mail'
import { goToPayment, orderButton } from '../fixtures/order'
import { payBy } from '../fixtures/pay-by'
import { expect, hydrated, test } from '../fixtures/story'
import { tick } from '../fixtures/tick'
import { openCustomer } from './customer'

const heading = (page: Page, name: RegExp | string) => page.getByRole('heading', { level: 1, name })

type Bought = { buyer: string; recipient: string; choose: (form: Locator) => Promise<void> }

/** Writes a card for somebody and pays it. */
const buyCard = async (page: Page, people: Bought) => {
  await page.goto('/cartes-cadeaux')
  await hydrated(page)
  const form = page.getByRole('form', { name: 'Composer la carte' })
  await people.choose(form)
  await form.getByLabel('Prénom de la personne').fill('Nina')
  await form.getByLabel('De la part de').fill('Camille')
  await form.getByLabel('Ton message (facultatif)').fill('Choisis ton train.')
  await form.getByLabel('Son adresse email').fill(people.recipient)
  await form.getByLabel('Ton adresse email').fill(people.buyer)
  expect(await axeFindings(page)).toEqual([])
  await form.getByRole('button', { name: 'Payer la carte' }).click()
  await expect(form.getByText('Accepte les conditions pour payer.')).toBeVisible()
  await tick(form.getByRole('checkbox', { name: /J’accepte les conditions/ }))
  await form.getByRole('button', { name: 'Payer la carte' }).click()
  await payBy(page, /Acceptée aussitôt$/)
}

test('a gift card is bought by card, received, and pays a part of a booking @everywhere', async ({ page }) => {
  test.slow()
  // A card that is authorised proves the address.
  const customer = await openCustomer(page, { isProven: false })
  const people = { buyer: `offre-${customer.email}`, recipient: `recoit-${customer.email}` }
  await buyCard(page, { ...people, choose: (form) => tick(form.getByRole('radio', { name: /^50\s€$/ })) })
  await expect(heading(page, 'C’est offert, merci\u00a0!')).toBeVisible()
  await expect(page).toHaveURL(/\/carte-offerte#token=[\w-]+$/)
  expect(await axeFindings(page)).toEqual([])

  const mail = await lastMailTo(people.recipient, /t’offre un départ/)
  const link = /\/carte-cadeau#token=[\w-]+/.exec(mail)?.[0] ?? ''
  await page.goto(link)
  await expect(heading(page, 'Nina, Camille t’offre un départ')).toBeVisible()
  await expect(page.getByRole('img', { name: /50\s€ restants sur 50\s€/ })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('link', { name: 'Choisir mon aventure' }).click()
  await expect(page).toHaveURL(/\/expeditions$/)

  const cart = await customer.takeSeats(1)
  await page.goto(`/reservations/${String(cart)}/3`)
  await goToPayment(page, { means: 'Carte bancaire' })
  const box = page.getByRole('region', { name: 'Carte cadeau' })
  // The code came along from the card's own page.
  await expect(box.getByLabel('Code de la carte')).toHaveValue(/^LAGO-\w{4}-\w{4}$/)
  await box.getByRole('button', { name: 'Utiliser' }).click()
  await expect(box.getByText('Utilisée en entier.')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await orderButton(page).click()
  await payBy(page, /Acceptée aussitôt$/)
  await expect(heading(page, /C’est payé|Tout est réglé/)).toBeVisible()
  expect(await customer.countReservations()).toBe(1)

  await page.goto(link)
  await expect(page.getByText('Cette carte est entièrement dépensée')).toBeVisible()
  await customer.leave()
  await page.reload()
  // A booking that is canceled in time gives the card its part back.
  await expect(page.getByRole('img', { name: /50\s€ restants sur 50\s€/ })).toBeVisible()
})

test('a trip is given: the card is worth its price, says it as an idea, and leads to it @everywhere', async ({
  page,
}) => {
  test.slow()
  const customer = await openCustomer(page, { isProven: false })
  const people = { buyer: `idee-${customer.email}`, recipient: `recoit-idee-${customer.email}` }
  const trip = 'Kayak de mer dans les îles de Bréhat'
  let price = ''
  await buyCard(page, {
    ...people,
    choose: async (form) => {
      await tick(form.getByRole('radio', { name: 'Une aventure' }))
      const field = form.getByRole('combobox', { name: 'Aventure' })
      const label = (await field.getByRole('option', { name: trip }).textContent()) ?? ''
      price = /, ([\d\s]+€)$/.exec(label)?.[1] ?? ''
      await field.selectOption({ label })
      await expect(page.locator('.gcard').getByText(trip)).toBeVisible()
      await expect(page.locator('.gcard').getByText(`${price}, sur toutes les aventures`)).toBeVisible()
      await expect(form.locator('.gift__tot')).toHaveText(price)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    },
  })
  await expect(heading(page, 'C’est offert, merci\u00a0!')).toBeVisible()
  await expect(page.locator('.gcard').getByText(trip)).toBeVisible()

  const mail = await lastMailTo(people.recipient, /t’offre un départ/)
  expect(mail).toContain(trip)
  await page.goto(/\/carte-cadeau#token=[\w-]+/.exec(mail)?.[0] ?? '')
  await expect(page.getByText('la carte se dépense sur toutes les aventures')).toBeVisible()
  await expect(page.getByRole('img', { name: `${price} restants sur ${price}` })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('link', { name: trip }).click()
  await expect(heading(page, trip)).toBeVisible()
})
