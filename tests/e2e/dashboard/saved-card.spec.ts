import type { Page } from '@playwright/test'
import { openCustomer, type Customer } from '../booking/customer'
import { axeFindings } from '../fixtures/axe-findings'
import { lastMailTo } from '../fixtures/last-mail'
import { onDatabase } from '../fixtures/on-database'
import { goToPayment, orderButton } from '../fixtures/order'
import { answerBank, payBy } from '../fixtures/pay-by'
import { expect, hydrated, test } from '../fixtures/story'
import { tick } from '../fixtures/tick'

/** Pays the deposit by a test card and has it kept; answers the reservation's number. */
const payAndKeep = async ({ page, customer, card }: { page: Page; customer: Customer; card: RegExp }) => {
  const cart = await customer.takeSeats(1)
  await page.goto(`/reservations/${String(cart)}/3`)
  await hydrated(page)
  await goToPayment(page, { means: 'Carte bancaire' })
  const keep = page.getByRole('checkbox', { name: /Garder cette carte pour le solde/ })
  await expect(keep).not.toBeChecked()
  await tick(keep)
  await page.getByText('Ce que tu acceptes en gardant ta carte').click()
  await expect(page.getByText(/au moins trois jours avant/)).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await orderButton(page).click()
  await payBy(page, card)
  return {
    toDashboard: async (): Promise<number> => {
      await page.getByRole('link', { name: 'Voir ma réservation' }).click()
      await expect(page).toHaveURL(/\/my-expeditions\/\d+$/)
      return Number(/\d+$/.exec(page.url())?.[0])
    },
  }
}

/** Its balance is due today, and was announced three days ago; then the clock strikes. */
const comeToItsDay = (id: number) =>
  onDatabase(async (client) => {
    await client.query(`update reservations set balance_due_on = now() where id = $1`, [id])
    await client.query(
      `update saved_cards s set announced_on = current_date - 3, announced_for = (r.balance_due_on at time zone 'Europe/Paris')::date,
         announced_cents = r.total_cents from reservations r where r.id = $1 and s.reservation_id = r.id`,
      [id],
    )
    await client.query(`select graphile_worker.add_job('mind_saved_cards')`)
  })

const kept = (page: Page) => page.getByRole('region', { name: 'Carte gardée pour le solde' })

test('a card is kept by who ticks it, shown by its last digits, charged on its day @everywhere', async ({ page }) => {
  test.slow()
  const customer = await openCustomer(page)
  const { toDashboard } = await payAndKeep({ page, customer, card: /4242 4242 4242 4242/ })
  const id = await toDashboard()
  await expect(kept(page)).toContainText('Visa •••• 4242')
  await expect(kept(page)).toContainText(/seront débités le/)
  expect(await axeFindings(page)).toEqual([])
  await comeToItsDay(id)
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('region', { name: 'Règlement' }).getByText('Reçu, merci')).toHaveCount(2, {
      timeout: 2_000,
    })
  }).toPass()
  await expect(kept(page)).toBeHidden()
  await customer.leave()
})

test('a card is taken back by its holder, and the balance is theirs to pay', async ({ page }) => {
  test.slow()
  const customer = await openCustomer(page)
  const { toDashboard } = await payAndKeep({ page, customer, card: /4242 4242 4242 4242/ })
  await toDashboard()
  await kept(page).getByRole('button', { name: 'Retirer cette carte' }).click()
  await expect(page.getByText('Ta carte est oubliée.', { exact: false })).toBeVisible()
  await expect(kept(page)).toBeHidden()
  await page.reload()
  await expect(page.getByRole('button', { name: /^Payer .+ maintenant$/ })).toBeVisible()
  await expect(kept(page)).toBeHidden()
  await customer.leave()
})

test('a bank that wants its holder is answered by a link, the places kept @everywhere', async ({ page }) => {
  test.slow()
  const customer = await openCustomer(page)
  const { toDashboard } = await payAndKeep({ page, customer, card: /3-D Secure/ })
  await answerBank(page, 'Confirmer le paiement')
  const id = await toDashboard()
  await comeToItsDay(id)
  const mail = await lastMailTo(customer.email, /attend ta confirmation/)
  expect(mail).toContain('Tes places sont gardées')
  const link = /https?:\/\/\S+\/payer#token=[\w-]+/.exec(mail)?.[0] ?? ''
  await page.reload()
  await expect(kept(page)).toContainText('Ta banque n’a pas laissé débiter cette carte')
  await page.goto(new URL(link).pathname + new URL(link).hash)
  await expect(page.getByRole('heading', { name: 'Le solde de ton aventure' })).toBeVisible()
  await hydrated(page)
  await page.getByRole('button', { name: /^Payer/ }).click()
  await payBy(page, /3-D Secure/)
  await answerBank(page, 'Confirmer le paiement')
  await page.getByRole('link', { name: 'Voir ma réservation' }).click()
  await expect(page.getByRole('region', { name: 'Règlement' }).getByText('Reçu, merci')).toHaveCount(2)
  await customer.leave()
})
