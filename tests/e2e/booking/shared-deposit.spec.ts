import type { Browser, Page } from '@playwright/test'
import { axeFindings } from '../fixtures/axe-findings'
import { goToPayment, orderButton } from '../fixtures/order'
import { payBy } from '../fixtures/pay-by'
import { expect, test } from '../fixtures/story'
import { tick } from '../fixtures/tick'
import { openCustomer } from './customer'

/** A trip with room for many, which no other story books. */
const TRIP = '/expeditions/la-rota-vicentina-entre-falaises-et-vagues'

const heading = (page: Page, name: RegExp | string) => page.getByRole('heading', { level: 1, name })

/** From the recap of held seats to the shared deposit. */
const shareDeposit = async (page: Page, cart: number) => {
  await page.goto(`/reservations/${String(cart)}/3`)
  await goToPayment(page, { means: 'Carte bancaire' })
  await tick(page.getByRole('radio', { name: /Chacun règle sa part/ }))
  await page.getByRole('textbox', { name: 'Prénom, part 2' }).fill('Hugo')
  await page.getByRole('textbox', { name: 'Prénom, part 3' }).fill('Lou')
  expect(await axeFindings(page)).toEqual([])
  await orderButton(page).dblclick()
  await expect(heading(page, 'L’acompte est partagé')).toBeVisible()
}

const linkOf = async (page: Page, name: string): Promise<string> =>
  (await page.getByRole('link', { name: new RegExp(`, ${name}$`) }).getAttribute('href')) ?? ''

type Opening = { browser: Browser; host: Page; link: string; email: string }

/** A companion opens a link without an account, agrees, and goes to the sandbox payment provider. */
const openShare = async ({ browser, host, link, email }: Opening): Promise<Page> => {
  const context = await browser.newContext({ viewport: host.viewportSize() })
  const page = await context.newPage()
  await page.goto(link)
  await expect(heading(page, 'Ta part de l’acompte')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('textbox', { name: /adresse mail/ }).fill(email)
  await tick(page.getByRole('checkbox', { name: /J’ai lu et j’accepte/ }))
  await orderButton(page).click()
  return page
}

test('three share a deposit, each by a link of their own, and it is one reservation @everywhere', async ({
  page,
  browser,
}) => {
  test.slow()
  const customer = await openCustomer(page)
  await shareDeposit(page, await customer.takeSeats(3, { trip: TRIP }))
  await expect(page.getByRole('heading', { level: 2, name: '0 part sur 3' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  const [hugo, lou] = [await linkOf(page, 'Hugo'), await linkOf(page, 'Lou')]

  await page.getByRole('link', { name: /Régler ma part/ }).click()
  await expect(heading(page, 'Ta part de l’acompte')).toBeVisible()
  await tick(page.getByRole('checkbox', { name: /J’ai lu et j’accepte/ }))
  await orderButton(page).click()
  await payBy(page, /Acceptée aussitôt$/)
  await expect(heading(page, 'Ta part est prête')).toBeVisible()
  await expect(page.getByText(/Il manque 2 parts/)).toBeVisible()
  expect(await axeFindings(page)).toEqual([])

  // A refused card is no end: its person tries again.
  const second = await openShare({ browser, host: page, link: hugo, email: 'hugo@exemple.fr' })
  await payBy(second, /plafond atteint/)
  await second.getByRole('link', { name: 'Revenir sans payer' }).click()
  await expect(heading(second, 'Ta banque a dit non')).toBeVisible()
  await second.getByRole('button', { name: 'Réessayer par carte' }).click()
  await payBy(second, /Acceptée aussitôt$/)
  await expect(heading(second, 'Ta part est prête')).toBeVisible()
  expect(await customer.countReservations()).toBe(0)

  const third = await openShare({ browser, host: page, link: lou, email: 'lou@exemple.fr' })
  await payBy(third, /Acceptée aussitôt$/)
  await expect(heading(third, 'C’est payé')).toBeVisible()
  expect(await axeFindings(third)).toEqual([])
  await expect(heading(second, 'C’est payé')).toBeVisible({ timeout: 30_000 })
  await expect(heading(page, 'C’est payé')).toBeVisible({ timeout: 30_000 })
  expect(await customer.countReservations()).toBe(1)
  await second.context().close()
  await third.context().close()
  await customer.leave()
})

test('who booked sees who is missing, and stops: nothing is taken, and the links are over @everywhere', async ({
  page,
  browser,
}) => {
  test.slow()
  const customer = await openCustomer(page)
  const cart = await customer.takeSeats(3, { trip: TRIP })
  await shareDeposit(page, cart)
  const hugo = await linkOf(page, 'Hugo')
  const second = await openShare({ browser, host: page, link: hugo, email: 'hugo@exemple.fr' })
  await payBy(second, /Acceptée aussitôt$/)
  await expect(heading(second, 'Ta part est prête')).toBeVisible()

  // Wherever the booking is taken up again, it shows who is in.
  await page.goto(`/reservations/${String(cart)}/2`)
  await expect(page.getByRole('heading', { level: 2, name: '1 part sur 3' })).toBeVisible()
  await page.getByRole('button', { name: 'Arrêter le partage…' }).click()
  await page.getByRole('button', { name: 'Arrêter le partage', exact: true }).click()
  await expect(heading(page, 'L’acompte est partagé')).toBeHidden()
  await expect(heading(second, 'Le partage est terminé')).toBeVisible({ timeout: 30_000 })
  await expect(second.getByText(/Rien n’a été débité/)).toBeVisible()
  expect(await axeFindings(second)).toEqual([])
  await second.context().close()
  expect(await customer.countReservations()).toBe(0)
  await customer.leave()
})
