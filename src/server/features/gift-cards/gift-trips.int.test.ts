import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CartDetail } from '@/contract/cart-detail'
import type { GiftCard, GiftTrip } from '@/contract/gift-cards'
import { buildGiftPdf } from '@/server/features/documents/build-gift-pdf'
import { query, queryOne } from '@/server/platform/db/pool'
import { queryOnPool } from '@/server/platform/db/query-on-pool'
import { createDeparture } from '../../../../tests/factories/departure'
import { createExpedition } from '../../../../tests/factories/expedition'
import { call } from '../../../../tests/integration/call'
import { openGiftDesk } from '../../../../tests/integration/gift-desk'
import { buyGift, byLink, giftBody, paidGift } from '../../../../tests/integration/gifting'
import { useMemoryProvider } from '../../../../tests/integration/memory-provider'
import { departureToPay, signInToPay } from '../../../../tests/integration/paying'
import { runJobs } from '../../../../tests/integration/run-jobs'
import { pdfText } from '../../../../tests/pdf-text'
import { readGiftPaper } from '@/server/features/ledger/gift-cards/read-gift-paper'

const { mailServer } = await vi.hoisted(() => import('../../../../tests/integration/mail-server'))

let payload: Payload
let desk: Awaited<ReturnType<typeof openGiftDesk>>

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  desk = await openGiftDesk(payload)
})
beforeEach(() => query('delete from rate_limits'))

/** A trip at a price in cents that leaves in a month, on its card. */
const openTrip = async ({ name, cents, leaves = true }: { name: string; cents: number; leaves?: boolean }) => {
  const { id } = await createExpedition(payload, { name, price_cents: cents })
  if (leaves) await createDeparture(payload, { expedition: id })
  await runJobs()
  return id
}

const listed = async () =>
  (await call<{ trips: GiftTrip[] }>('v1/gift-trips', { method: 'GET' })).body.trips.map(({ name, price }) => [
    name,
    price,
  ])

const keptTrip = (token: string) =>
  queryOne<{ trip: number | null; name: string | null; cents: number }>(
    `select trip_id as trip, trip_name as name, amount_cents as cents from gift_cards
     where purchase_hash = encode(sha256($1::bytea), 'hex')`,
    [token],
  )

describe('a trip that is given', () => {
  it('is one that leaves again, at a price that a card may be worth, by name', async () => {
    await openTrip({ name: 'Écrins à ski', cents: 64_000 })
    await openTrip({ name: 'Zigzag en vélo', cents: 3_000 })
    await openTrip({ name: 'Au lac', cents: 300_000 })
    await openTrip({ name: 'Trop peu', cents: 2_900 })
    await openTrip({ name: 'Trop cher', cents: 300_100 })
    await openTrip({ name: 'Sans départ', cents: 64_000, leaves: false })
    expect(await listed()).toEqual([
      ['Au lac', 3000],
      ['Écrins à ski', 640],
      ['Zigzag en vélo', 30],
    ])
  })

  it('gives the card the price and the name that the catalogue has, whatever the browser says', async () => {
    useMemoryProvider()
    const trip = await openTrip({ name: 'Kayak de mer', cents: 42_000 })
    const { body } = await buyGift(giftBody({ amount: 420, trip_id: trip }))
    expect(await keptTrip(body.token)).toEqual({ trip, name: 'Kayak de mer', cents: 42_000 })
    expect((await buyGift(giftBody({ amount: 420, trip_id: trip, trip_name: 'Autre' }))).status).toBe(422)
    const cheaper = await buyGift(giftBody({ amount: 30, trip_id: trip }))
    expect([cheaper.status, cheaper.body.error]).toEqual([
      422,
      'Le prix de cette aventure a changé\u00a0: elle est à 420\u00a0€ aujourd’hui.',
    ])
    const hidden = await openTrip({ name: 'Sans départ non plus', cents: 42_000, leaves: false })
    for (const id of [hidden, 999_999]) {
      expect((await buyGift(giftBody({ amount: 420, trip_id: id }))).status).toBe(422)
    }
  })

  it('is bought once by a press that arrives ten times', async () => {
    useMemoryProvider()
    const trip = await openTrip({ name: 'Raquettes', cents: 52_000 })
    const body = giftBody({ amount: 520, trip_id: trip })
    const answers = await Promise.all(Array.from({ length: 10 }, () => buyGift(body, 'one-press-for-a-trip')))
    expect(new Set(answers.map(({ body: { token } }) => token)).size).toBe(1)
    expect((await buyGift({ ...body, trip_id: null }, 'one-press-for-a-trip')).status).toBe(422)
  })

  it('is named on the card, in its mails and on its paper as an idea', async () => {
    const provider = useMemoryProvider()
    const trip = await openTrip({ name: 'Yoga au bord du lac', cents: 29_000 })
    const people = { buyer_email: 'camille-idee@lagopede.test', recipient_email: 'nina-idee@lagopede.test' }
    const gift = await paidGift(provider, { amount: 290, trip_id: trip, ...people })
    await runJobs()
    expect(mailServer.lastTo(people.recipient_email)?.text).toMatch(
      /Son idée\s: Yoga au bord du lac\. Rien ne t’y oblige\s: la carte se dépense sur toutes les aventures\./,
    )
    expect(mailServer.lastTo(people.buyer_email)?.text).toContain('Elle dit ton idée\u00a0: Yoga au bord du lac.')
    const paper = await readGiftPaper({ query: queryOnPool, condition: 'g.id = $1', value: gift.id })
    if (!paper) throw new Error('The card has no paper.')
    expect(pdfText(await buildGiftPdf(paper))).toMatch(/Une idée\s: Yoga au bord du lac/)
    expect(pdfText(await buildGiftPdf({ ...paper, tripName: null }))).not.toContain('Une idée')
    const card = (await byLink<GiftCard>(gift.link, 'gift-card', { method: 'GET' })).body
    expect(card).toMatchObject({ amount: 290, balance: 290, trip: { name: 'Yoga au bord du lac' } })
    expect(card.trip?.slug).toEqual(expect.stringContaining('aventure-'))
    expect((await byLink(gift.purchase, 'gift-purchase', { method: 'GET' })).body.trip).toEqual(card.trip)
    expect(await desk.read(gift.id)).toMatchObject({ trip_name: 'Yoga au bord du lac' })
  })

  it('leaves the card money for any trip, and its name once the trip is gone', async () => {
    const provider = useMemoryProvider()
    const trip = await openTrip({ name: 'Un trail qui s’en va', cents: 25_000 })
    const gift = await paidGift(provider, { amount: 250, trip_id: trip })
    const { id: departure } = await departureToPay(payload, { expedition: (await createExpedition(payload)).id })
    const payer = await signInToPay(payload)
    const cart = await payer.hold(departure)
    const { body } = await payer.send<CartDetail>('POST', `carts/${String(cart.id)}/gift-cards`, { code: gift.code })
    expect(body.gift_cards).toMatchObject([{ amount: 250 }])
    await query('delete from departures where expedition_id = $1', [trip])
    await payload.delete({ collection: 'expeditions', id: trip })
    const card = (await byLink<GiftCard>(gift.link, 'gift-card', { method: 'GET' })).body
    expect(card).toMatchObject({ balance: 250, trip: { name: 'Un trail qui s’en va', slug: null } })
  })

  it('goes along to the card that replaces one, and is on none that is a sum', async () => {
    const provider = useMemoryProvider()
    const trip = await openTrip({ name: 'Traversée', cents: 64_000 })
    const gift = await paidGift(provider, { amount: 640, trip_id: trip })
    const to = { recipient_name: 'Nina', recipient_email: 'nina-perdue@lagopede.test' }
    const { body } = await desk.act(gift.id, 'transfer', { reason: 'Carte perdue', balance_cents: 64_000, ...to })
    expect(await desk.read(body.id)).toMatchObject({ trip_name: 'Traversée', balance_cents: 64_000 })
    const { id } = await desk.issue()
    expect(await desk.read(id)).toMatchObject({ trip_name: null })
  })
})

it('the database keeps no trip without its name', async () => {
  const write = (trip: number | null, name: string | null) =>
    query(
      `insert into gift_cards (amount_cents, picture, purchase_hash, purchase_sealed, paid_by, trip_id, trip_name)
       values (5000, 'alpage', md5(random()::text), 'sealed', 'card', $1, $2)`,
      [trip, name],
    )
  const trip = await openTrip({ name: 'Une aventure', cents: 64_000 })
  await expect(write(trip, null)).rejects.toThrow(/gift_cards_trip/)
  await expect(write(trip, '')).rejects.toThrow(/trip_name/)
  await expect(write(trip, 'a'.repeat(201))).rejects.toThrow(/trip_name/)
  await write(null, 'Une aventure')
})
