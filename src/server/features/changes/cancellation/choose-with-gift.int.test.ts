import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '@/domain/days/days'
import { checkDatabase } from '@/server/compose/check-database'
import { query, queryOne } from '@/server/platform/db/pool'
import { createLegalDocument } from '../../../../../tests/factories/legal-document'
import { cancelDeparture } from '../../../../../tests/integration/cancel-departure'
import {
  ask,
  leave,
  openAgency,
  pay,
  payload,
  runTask,
  staff,
  today,
} from '../../../../../tests/integration/cancellation-agency'
import { giftBalance, paidGift } from '../../../../../tests/integration/gifting'
import { useMemoryProvider } from '../../../../../tests/integration/memory-provider'
import { ledgerOf, orderOf, signInToPay } from '../../../../../tests/integration/paying'
import { runJobs } from '../../../../../tests/integration/run-jobs'

beforeAll(async () => {
  await openAgency()
  await createLegalDocument(payload, { kind: 'gift_card_terms' })
})

/** A booking that a gift card paid 300 euros of and a transfer 200, whose departure the agency cancels. */
const canceled = async () => {
  await query('delete from rate_limits')
  const provider = useMemoryProvider()
  const gift = await paidGift(provider, { amount: 300 })
  const [departure, other] = [await leave(), await leave(120, { price_cents: 50_000 })]
  const payer = await signInToPay(payload)
  const cart = await payer.hold(departure.id)
  await payer.send('POST', `carts/${String(cart.id)}/gift-cards`, { code: gift.code })
  const { body } = await payer.send<{ reservation_id: number }>(
    'POST',
    'reservations',
    { ...orderOf(cart), gift_cards: 300 },
    { 'idempotency-key': randomUUID() },
  )
  const id = body.reservation_id
  await pay(id, 20_000, { kind: 'balance' })
  await cancelDeparture({ id: departure.id, token: staff, reason: 'La Loire est trop haute.' })
  const choose = (more: object) =>
    payer.send(`POST`, `reservations/${String(id)}/choice`, { text_version: '2026-11', ...more })
  return { id, gift, other: other.id, choose }
}

const accountOf = async (reservation: number): Promise<number> =>
  Number(
    (await queryOne<{ id: number }>('select id from credit_accounts where origin_reservation_id = $1', [reservation]))
      ?.id,
  )

/** Time alone ends a credit: a test has it pass by the owner's hand. */
const end = async (account: number) => {
  await query('alter table credit_accounts disable trigger credit_accounts_are_kept')
  await query('update credit_accounts set expires_on = $2 where id = $1', [account, addDays(today(), -1)])
  await query('alter table credit_accounts enable trigger credit_accounts_are_kept')
}

describe('what a gift card paid of a departure that the agency cancels', () => {
  it('stays on nothing until the customer has chosen, then goes back to the card with a refund', async () => {
    const { id, gift, choose } = await canceled()
    expect(await giftBalance(gift.account)).toBe(0)
    expect((await choose({ choice: 'refund' })).status).toBe(200)
    expect(await giftBalance(gift.account)).toBe(30_000)
    expect((await ask(`reservations/${String(id)}/desk`)).body.refund_due_cents).toBe(20_000)
    expect(await checkDatabase()).toEqual([])
  })

  it('becomes credit with the rest, and what of it was not used at its end goes back to the card first, once', async () => {
    const { id, gift, choose } = await canceled()
    expect((await choose({ choice: 'credit' })).status).toBe(200)
    const account = await accountOf(id)
    expect([await giftBalance(gift.account), await giftBalance(account)]).toEqual([0, 50_000])
    expect((await ask(`reservations/${String(id)}/desk`)).body.refund_due_cents).toBe(0)
    await end(account)
    await Promise.all([runTask('mind_credits'), runTask('mind_credits')])
    await runTask('mind_credits')
    expect([await giftBalance(gift.account), await giftBalance(account)]).toEqual([30_000, 0])
    expect((await ask(`reservations/${String(id)}/desk`)).body.refund_due_cents).toBe(20_000)
    expect(await ledgerOf(id)).toEqual([
      ['deposit', 'gift_card', 30_000],
      ['balance', 'bank_transfer', 20_000],
      ['refund', 'credit', 50_000],
      ['balance', 'credit', 50_000],
      ['refund', 'gift_card', 30_000],
    ])
    await runJobs()
    expect(await checkDatabase()).toEqual([])
  })

  it('follows to another date, and goes back to the card from there', async () => {
    const { gift, other, choose } = await canceled()
    const { body } = await choose({ choice: 'move', departure_id: other, total: 1_000 })
    const moved = (body as { chosen: { reservation_id: number } }).chosen.reservation_id
    expect(await giftBalance(gift.account)).toBe(0)
    expect((await ledgerOf(moved)).filter(([, method]) => method === 'gift_card')).toEqual([
      ['balance', 'gift_card', 30_000],
    ])
    await cancelDeparture({ id: other, token: staff, reason: 'Encore trop haute.' })
    await query(`update cancellation_choices set answer_by = $2 where reservation_id = $1`, [
      moved,
      addDays(today(), -1),
    ])
    await runTask('settle_choices')
    expect(await giftBalance(gift.account)).toBe(30_000)
    expect(await checkDatabase()).toEqual([])
  })
})
