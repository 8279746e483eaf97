import type { Page } from '@playwright/test'
import { axeFindings } from '../fixtures/axe-findings'
import { goToPayment, orderButton } from '../fixtures/order'
import { answerBank, payBy } from '../fixtures/pay-by'
import { expect, test } from '../fixtures/story'
import { openCustomer } from './customer'

const PAID = /C’est payé|Tout est réglé/
const heading = (page: Page, name: RegExp | string) => page.getByRole('heading', { level: 1, name })

/** From the recap of held seats to the sandbox payment provider. */
const orderByCard = async (page: Page, cart: number) => {
  await page.goto(`/reservations/${String(cart)}/3`)
  await goToPayment(page, { means: 'Carte bancaire' })
  expect(await axeFindings(page)).toEqual([])
  await orderButton(page).dblclick()
}

test('an order is paid by a card that the bank has confirmed, and a reload or a step back pays nothing twice @everywhere', async ({
  page,
}) => {
  test.slow()
  const customer = await openCustomer(page)
  await orderByCard(page, await customer.takeSeats(2))
  await payBy(page, /3-D Secure/)
  await answerBank(page, 'Confirmer le paiement')

  await expect(heading(page, /C’est payé, Camille/)).toBeVisible()
  // The token is for this browser alone: no server is told of it.
  await expect(page).toHaveURL(/\/payer#token=[\w-]+$/)
  await expect(page.getByText(/Réservation LG-/)).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  expect(await customer.countReservations()).toBe(1)

  await page.reload()
  await expect(heading(page, PAID)).toBeVisible()
  await page.getByRole('link', { name: 'Voir ma réservation' }).click()
  await expect(page).toHaveURL(/\/my-expeditions\/\d+$/)
  const payments = page.getByRole('region', { name: 'Règlement' })
  await expect(payments.getByText('Reçu, merci')).toHaveCount(1)
  await payments.getByText('Détail des paiements').click()
  await expect(payments.getByText(/carte$/)).toHaveCount(1)
  await page.goBack()
  await expect(heading(page, PAID)).toBeVisible()
  expect(await customer.countReservations()).toBe(1)
  await customer.leave()
})

test('a refused card leaves the seats, says why, and the next one is taken @everywhere', async ({ page }) => {
  test.slow()
  const customer = await openCustomer(page)
  const cart = await customer.takeSeats(1)
  await orderByCard(page, cart)
  await payBy(page, /plafond atteint/)
  await expect(page.getByText(/plafond de la carte est atteint/)).toBeVisible()
  await page.getByRole('link', { name: 'Revenir sans payer' }).click()

  await expect(heading(page, 'Ta banque a dit non')).toBeVisible()
  await expect(page.getByText(/Rien n’a été débité/)).toBeVisible()
  await expect(page.getByText(/Ta place reste à toi jusqu’à/)).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  expect(await customer.countReservations()).toBe(0)
  await page.getByRole('button', { name: 'Réessayer par carte' }).click()
  await payBy(page, /Acceptée aussitôt$/)
  await expect(heading(page, PAID)).toBeVisible()
  expect(await customer.countReservations()).toBe(1)
  await customer.leave()
})

test.describe('a browser that is closed', () => {
  // Its way back is cut on purpose, and the browser’s own page of that keeps nothing.
  test.use({ expectedErrors: [/ERR_FAILED.*\/payer|'localStorage'.*Access is denied/] })

  test('finds its reservation once the card is paid', async ({ page, context }) => {
    test.slow()
    const customer = await openCustomer(page)
    const cart = await customer.takeSeats(1)
    await orderByCard(page, cart)
    // The way back is never gone: the provider’s message alone tells the site.
    await page.route(/\/payer/, (route) => route.abort())
    await payBy(page, /Acceptée aussitôt$/)
    await expect(async () => {
      expect(await customer.countReservations()).toBe(1)
    }).toPass()
    await page.close()

    const again = await context.newPage()
    await again.goto(`/reservations/${String(cart)}/4`)
    await expect(again).toHaveURL(/\/reservations\/\d+\/5$/)
    await expect(again.getByRole('region', { name: 'Ton paiement' })).toBeVisible()
    await customer.leave()
  })
})

test('a balance is paid by its private link, by whoever holds it @everywhere', async ({ page, browser }) => {
  test.slow()
  const customer = await openCustomer(page)
  await orderByCard(page, await customer.takeSeats(1))
  await payBy(page, /Acceptée aussitôt$/)
  await page.getByRole('link', { name: 'Voir ma réservation' }).click()
  await page.getByRole('button', { name: /^Payer .+ maintenant$/ }).click()
  await expect(heading(page, 'Le solde de ton aventure')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Ton échéancier' })).toContainText('déjà réglés')
  expect(await axeFindings(page)).toEqual([])

  const elsewhere = await browser.newPage()
  await elsewhere.goto(page.url())
  await elsewhere.getByRole('button', { name: /^Payer/ }).click()
  await payBy(elsewhere, /Acceptée aussitôt$/)
  await expect(heading(elsewhere, /^Tout est réglé$/)).toBeVisible()
  await elsewhere.close()

  await page.reload()
  await expect(heading(page, /^Tout est réglé/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Payer/ })).toBeHidden()
  await customer.leave()
})

test.describe('a link that is over', () => {
  test.use({ expectedErrors: [/404.*\/api\/v1\/pay/] })

  test('says so, and leads to the account @everywhere', async ({ page }) => {
    // As a provider sends back: the token is no part of what the page is asked for.
    await page.goto('/payer/lien-qui-n-est-a-personne-du-tout')
    await expect(page).toHaveURL(/\/payer#token=/)
    await expect(heading(page, 'Ce lien s’est éteint')).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    const answer = await page.request.get('/payer')
    expect(answer.headers()['referrer-policy']).toBe('no-referrer')
    expect(await answer.text()).toContain('noindex')
  })
})
