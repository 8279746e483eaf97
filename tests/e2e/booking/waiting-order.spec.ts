import { axeFindings } from '../fixtures/axe-findings'
import { lastMailTo, mailFolder } from '../fixtures/last-mail'
import { goToPayment, orderButton } from '../fixtures/order'
import { expect, test } from '../fixtures/story'
import { openCustomer } from './customer'

// The cart is gone once its order is placed elsewhere.
test.use({ expectedErrors: [/404.*\/api\/v1\/carts\/\d+$/] })

test('an order from an address never proven waits for the press of its mail, in another browser', async ({
  page,
  browser,
}) => {
  test.skip(mailFolder === undefined, 'DATA_DIR is that of the site under test')
  test.slow()
  const customer = await openCustomer(page, { isProven: false })
  const cart = await customer.takeSeats(2)
  await page.goto(`/reservations/${String(cart)}/3`)
  await goToPayment(page)
  await orderButton(page).click()

  const waiting = page.getByRole('heading', { level: 1, name: /Une dernière étape.+confirme ton adresse/ })
  await expect(waiting).toBeVisible()
  await expect(page.getByText(customer.email, { exact: true })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  expect(await customer.countReservations()).toBe(0)
  await page.reload()
  await expect(waiting).toBeVisible()

  const link = /https?:\S+\/confirmer-ma-commande#token=[\w-]+/.exec(await lastMailTo(customer.email, /Confirme/))?.[0]
  const elsewhere = await browser.newContext()
  const phone = await elsewhere.newPage()
  await phone.goto(link ?? '')
  await expect(phone).toHaveURL(/confirmer-ma-commande$/)
  await phone.getByRole('button', { name: 'Confirmer ma commande' }).click()
  await expect(phone).toHaveURL(/\/my-expeditions\/\d+$/)
  await elsewhere.close()

  // The page that ordered goes on by itself.
  await expect(page).toHaveURL(/\/reservations\/\d+\/5$/)
  await expect(page.getByRole('heading', { level: 1, name: /En route, Camille/ })).toBeVisible()
  expect(await customer.countReservations()).toBe(1)
  await customer.leave()
})
