import type { Page } from '@playwright/test'
import { reservationNumber } from '@/domain/reservations/reservation-number'
import { axeFindings } from '../fixtures/axe-findings'
import { onDatabase } from '../fixtures/on-database'
import { openPanel } from '../fixtures/sign-in-panel'
import { expect, test } from '../fixtures/story'
import { openCustomer } from './customer'
import { payAndCancel } from './pay-and-cancel'

/** What the sandbox payment provider gave back, in cents, of what it took. */
const givenBack = (id: number) =>
  onDatabase(async (client) => {
    const { rows } = await client.query<{ taken: number; back: number; state: string }>(
      `select h.captured_cents as taken, r.amount_cents as back, r.state from house_refunds r
       join house_payments h on h.id = r.payment_id join payments p on p.provider_reference = h.id
       where p.reservation_id = $1`,
      [id],
    )
    return rows
  })

/** What the worker does by itself within two minutes: the provider is asked what became of a refund. */
const askAgain = (id: number) =>
  onDatabase((client) =>
    client.query(
      `select graphile_worker.add_job('send_refund', json_build_object('refundId', id), job_key => 'refund:' || id)
       from payment_refunds where reservation_id = $1`,
      [id],
    ),
  )

const settlement = (page: Page) => page.getByRole('region', { name: 'Règlement' })

test('what was paid by card goes back to it once its holder cancels @everywhere', async ({ page }) => {
  test.slow()
  const id = await payAndCancel({ page, customer: await openCustomer(page), card: /4242 4242 4242 4242/ })
  await expect(async () => {
    await page.reload()
    await settlement(page).getByText('Détail des paiements').click()
    await expect(settlement(page).getByText(/^Remboursement/)).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expect(settlement(page).getByText('À te rembourser')).toBeHidden()
  expect(await axeFindings(page)).toEqual([])
  const [refund, ...others] = await givenBack(id)
  expect(others).toEqual([])
  expect(refund).toEqual({ taken: refund?.taken, back: refund?.taken, state: 'done' })
})

test('a card that no longer takes money back is told to the agency, which owes it still', async ({ page }) => {
  test.slow()
  const id = await payAndCancel({ page, customer: await openCustomer(page), card: /remboursement échoue/ })
  await expect(async () => {
    expect((await givenBack(id)).map(({ state }) => state)).toEqual(['failed'])
  }).toPass()
  await expect(settlement(page).getByText('À te rembourser')).toBeVisible()
  await openPanel(page, 'staff')
  const row = page
    .getByRole('region', { name: 'À rembourser' })
    .getByRole('row')
    .filter({ hasText: reservationNumber(id) })
  await askAgain(id)
  await expect(async () => {
    await page.reload()
    await expect(row).toContainText('refusés par la carte', { timeout: 5_000 })
  }).toPass()
})
