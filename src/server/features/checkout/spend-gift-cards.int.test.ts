import config from '@payload-config'
import { randomUUID } from 'node:crypto'
import { getPayload, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CartDetail } from '@/contract/cart-detail'
import { addDays } from '@/domain/days/days'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { checkDatabase } from '@/server/compose/check-database'
import { query, queryOne } from '@/server/platform/db/pool'
import { createExpedition } from '../../../../tests/factories/expedition'
import { createLegalDocument } from '../../../../tests/factories/legal-document'
import { giftBalance, paidGift } from '../../../../tests/integration/gifting'
import { useMemoryProvider, type MemoryProvider } from '../../../../tests/integration/memory-provider'
import {
  departureToPay,
  ledgerOf,
  orderOf,
  referenceOf,
  settle,
  signInToPay,
  type Payer,
} from '../../../../tests/integration/paying'
import { runJobs } from '../../../../tests/integration/run-jobs'

let payload: Payload
let expedition: number

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  expedition = (await createExpedition(payload)).id
  await createLegalDocument(payload, { kind: 'gift_card_terms' })
  await runJobs()
})
beforeEach(() => query('delete from rate_limits'))

type Refused = { error: string; reason: string; reservation_id: number }
type Cart = CartDetail & Refused
type Held = { id: number; total: number }

const addCard = (payer: Payer, cart: Held, code: string) =>
  payer.send<Cart>('POST', `carts/${String(cart.id)}/gift-cards`, { code })
const order = (payer: Payer, cart: Held, gift_cards: number) =>
  payer.send<Refused>(
    'POST',
    'reservations',
    { ...orderOf(cart), gift_cards },
    { 'idempotency-key': `gift-${String(cart.id)}-${String(gift_cards)}` },
  )
const payByCard = (payer: Payer, cart: Held, gift_cards: number, share = 'deposit') =>
  payer.send<{ payment_id: string; token: string; error: string }>(
    'POST',
    'user/payments',
    { order: { ...orderOf(cart), gift_cards }, share },
    { 'idempotency-key': randomUUID() },
  )

/** A customer with a cart of 1,000 euros, whose deposit is 300. */
const withCart = async () => {
  const { id: departure } = await departureToPay(payload, { expedition })
  const payer = await signInToPay(payload)
  return { payer, departure, cart: await payer.hold(departure) }
}

const cancel = async ({ payer, id }: { payer: Payer; id: number }) => {
  const { body } = await payer.send<{ fee: number }>('GET', `reservations/${String(id)}/cancellation`)
  return payer.send('POST', `reservations/${String(id)}/cancel`, { fee: body.fee })
}

describe('a gift card', () => {
  it('pays a part of the deposit, and a bank card the rest', async () => {
    const provider = useMemoryProvider()
    const { payer, cart } = await withCart()
    const gift = await paidGift(provider, { amount: 100 })
    expect((await addCard(payer, cart, gift.code)).body.gift_cards).toMatchObject([{ amount: 100, left: 0 }])
    expect((await payByCard(payer, cart, 0)).body.error).toContain('carte cadeau')
    const started = await payByCard(payer, cart, 100)
    const reference = await referenceOf(started.body.payment_id)
    expect(provider.orderOf(reference).amountCents).toBe(20_000)
    // Nothing leaves the card before the order stands.
    expect(await giftBalance(gift.account)).toBe(10_000)
    provider.act(reference, 'accepted')
    const { reservation_id: id } = (await settle(started.body.token)).body
    expect(await ledgerOf(Number(id))).toEqual([
      ['deposit', 'gift_card', 10_000],
      ['deposit', 'card', 20_000],
    ])
    expect(await giftBalance(gift.account)).toBe(0)
    expect(await checkDatabase()).toEqual([])
  })

  it('pays with others, what ends first before the rest, and keeps what is left', async () => {
    const provider = useMemoryProvider()
    const { payer, cart } = await withCart()
    const late = await paidGift(provider, { amount: 900, send_on: addDays(calendarDayInParis(new Date()), 40) })
    const soon = await paidGift(provider, { amount: 250 })
    await addCard(payer, cart, late.code)
    const { body } = await addCard(payer, cart, ` lago ${soon.code.toLowerCase()}`)
    expect(body.gift_cards.map(({ amount, left }) => [amount, left])).toEqual([
      [250, 0],
      [750, 150],
    ])
    const ordered = await order(payer, cart, 1000)
    expect(ordered.status).toBe(201)
    expect(await ledgerOf(ordered.body.reservation_id)).toEqual([
      ['deposit', 'gift_card', 25_000],
      ['deposit', 'gift_card', 75_000],
    ])
    expect([await giftBalance(soon.account), await giftBalance(late.account)]).toEqual([0, 15_000])
    // The same press again spends nothing more.
    expect((await order(payer, cart, 1000)).body.reservation_id).toBe(ordered.body.reservation_id)
    expect(await giftBalance(late.account)).toBe(15_000)
    expect(await checkDatabase()).toEqual([])
  })

  it('stays whole when the bank card is refused, the seats are gone, or it is taken away', async () => {
    const provider = useMemoryProvider()
    const { payer, cart, departure } = await withCart()
    const gift = await paidGift(provider, { amount: 100 })
    await addCard(payer, cart, gift.code)
    const started = await payByCard(payer, cart, 100)
    const reference = await referenceOf(started.body.payment_id)
    provider.act(reference, 'declined')
    expect((await settle(started.body.token)).body.state).toBe('refused')
    expect(await giftBalance(gift.account)).toBe(10_000)
    await query('update carts set held_seats = 0 where id = $1', [cart.id])
    await query('update departures set seats_taken = capacity where id = $1', [departure])
    provider.act(reference, 'accepted')
    expect((await settle(started.body.token)).body.state).toBe('released')
    expect(await giftBalance(gift.account)).toBe(10_000)
    await query('update departures set seats_taken = 0 where id = $1', [departure])
    const [card] = (await addCard(payer, cart, gift.code)).body.gift_cards
    const removed = await payer.send<Cart>('DELETE', `carts/${String(cart.id)}/gift-cards/${String(card?.id)}`)
    expect(removed.body.gift_cards).toEqual([])
  })

  it('that somebody else spent meanwhile lets the bank card go', async () => {
    const provider = useMemoryProvider()
    const [one, other] = [await withCart(), await withCart()]
    const gift = await paidGift(provider, { amount: 300 })
    await addCard(one.payer, one.cart, gift.code)
    await addCard(other.payer, other.cart, gift.code)
    const started = await payByCard(one.payer, one.cart, 300, 'all')
    expect((await order(other.payer, other.cart, 300)).status).toBe(201)
    provider.act(await referenceOf(started.body.payment_id), 'accepted')
    expect((await settle(started.body.token)).body).toMatchObject({ state: 'released' })
    expect((await order(one.payer, one.cart, 300)).body.reason).toBe('gift_cards')
    expect(provider.booksCents).toBe(30_000)
    expect(await checkDatabase()).toEqual([])
  })

  it('is refused unknown, stopped, over or empty, and ten times only', async () => {
    const provider = useMemoryProvider()
    const { payer, cart } = await withCart()
    const [over, stopped] = [await paidGift(provider), await paidGift(provider)]
    await query('update gift_cards set expires_on = $2 where id = $1', [
      over.id,
      addDays(calendarDayInParis(new Date()), -1),
    ])
    await query(`update gift_cards set stopped_at = now(), stopped_for = 'voided' where id = $1`, [stopped.id])
    const errorOf = async (code: string) => {
      const { status, body } = await addCard(payer, cart, code)
      return `${String(status)} ${body.error}`
    }
    expect(await errorOf(over.code)).toContain('422 Le dernier jour')
    expect(await errorOf('LAGO-OOOO-1111')).toContain('sans O ni 0')
    const unknown = await errorOf('LAGO-AAAA-AAAA')
    expect(await errorOf(stopped.code)).toBe(unknown)
    await query(`update gift_cards set stopped_at = null, stopped_for = null where id = $1`, [stopped.id])
    for (let n = 0; n < 7; n += 1) await errorOf('LAGO-AAAA-AAAA')
    expect(await errorOf(stopped.code)).toContain('429')
    const stranger = await signInToPay(payload)
    await query('delete from rate_limits')
    expect((await addCard(stranger, cart, stopped.code)).status).toBe(404)
  })
})

describe('what a canceled booking owes back', () => {
  const booked = async (provider: MemoryProvider, amount: number) => {
    const made = await withCart()
    const gift = await paidGift(provider, { amount })
    await addCard(made.payer, made.cart, gift.code)
    const started = await payByCard(made.payer, made.cart, amount, 'all')
    provider.act(await referenceOf(started.body.payment_id), 'accepted')
    const id = Number((await settle(started.body.token)).body.reservation_id)
    return { ...made, gift, id }
  }

  it('returns to the gift card first, then to the bank card, never above what each gave', async () => {
    const provider = useMemoryProvider()
    const { payer, gift, id } = await booked(provider, 400)
    await query(`update gift_cards set expires_on = $2 where id = $1`, [
      gift.id,
      addDays(calendarDayInParis(new Date()), 30),
    ])
    expect((await cancel({ payer, id })).status).toBe(200)
    await runJobs()
    const { fee } = (await queryOne<{ fee: number }>(
      'select cancellation_fee_cents::int as fee from reservations where id = $1',
      [id],
    )) ?? { fee: -1 }
    expect(await giftBalance(gift.account)).toBe(40_000)
    expect(provider.booksCents - 40_000).toBe(fee)
    const line = await queryOne<{ last: string }>(
      `select to_char(expires_on, 'YYYY-MM-DD') as last from gift_cards where id = $1`,
      [gift.id],
    )
    expect(Number(line?.last.slice(0, 4))).toBe(Number(calendarDayInParis(new Date()).slice(0, 4)) + 1)
    expect(await checkDatabase()).toEqual([])
  })

  it('does not return to a card that is stopped: it is the agency’s to pay', async () => {
    const provider = useMemoryProvider()
    const { payer, gift, id } = await booked(provider, 400)
    await query(`update gift_cards set stopped_at = now(), stopped_for = 'voided' where id = $1`, [gift.id])
    await cancel({ payer, id })
    await runJobs()
    expect(await giftBalance(gift.account)).toBe(0)
    expect((await ledgerOf(id)).filter(([kind, method]) => kind === 'refund' && method === 'gift_card')).toEqual([])
    expect(await checkDatabase()).toEqual([])
  })
})
