import type { Page } from '@playwright/test'
import { chooseMeans, goToPayment, orderButton } from '../fixtures/order'
import { payBy } from '../fixtures/pay-by'
import { expect, hydrated } from '../fixtures/story'
import type { Customer } from './customer'

type PayAndCancel = {
  page: Page
  customer: Customer
  card: RegExp
  /** Where, without a path; the site of every story when nothing is said. */
  site?: string
}

/** Orders a place, pays all of it by that card, then cancels the whole by oneself; answers the reservation's number. */
export const payAndCancel = async ({ page, customer, card, site = '' }: PayAndCancel): Promise<number> => {
  const cart = await customer.takeSeats(1)
  await page.goto(`${site}/reservations/${String(cart)}/3`)
  await goToPayment(page, { means: 'Carte bancaire' })
  await page.getByRole('radio', { name: /^La totalité/ }).check()
  await chooseMeans(page, 'Carte bancaire')
  await orderButton(page).click()
  await payBy(page, card)
  await page.getByRole('link', { name: 'Voir ma réservation' }).click()
  await page.getByRole('link', { name: 'Changer ou annuler' }).click()
  await hydrated(page)
  await page.getByRole('radio', { name: /^Annuler/ }).check()
  await page.getByRole('button', { name: /^Annuler la réservation/ }).click()
  await expect(page.getByRole('heading', { name: 'Ta réservation est annulée' })).toBeFocused()
  await page.getByRole('link', { name: 'Voir mon départ' }).click()
  await expect(page).toHaveURL(/\/my-expeditions\/\d+$/)
  return Number(/\d+$/.exec(page.url())?.[0])
}
