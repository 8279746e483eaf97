import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { checkDatabase } from '@/server/compose/check-database'
import { query, queryOne } from '@/server/platform/db/pool'
import { createDeparture, inDays } from '../../../../tests/factories/departure'
import { createExpedition } from '../../../../tests/factories/expedition'
import { createPromo } from '../../../../tests/factories/promo-code'
import { call } from '../../../../tests/integration/call'
import { runJobs } from '../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../tests/integration/sign-in-as'

type Body = {
  id: number
  error: string
  errors: Record<string, string[]>
  total_cents: number
  discount_cents: number
  promo_refusal: string | null
}

let payload: Payload
let expedition: number
let staff: string

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  expedition = (await createExpedition(payload)).id
  staff = (await signInAs(payload, { role: 'staff' })).token
})

const leave = async () => {
  const dates = { departure_start: inDays(90), departure_end: inDays(92) }
  const priceCents = 60_000
  const { id } = await createDeparture(payload, { expedition, price_cents: priceCents, ...dates })
  const ask = (act: 'book' | 'price') => (body: object) =>
    call<Body>(`departures/${String(id)}/${act}`, { method: 'POST', body, token: staff })
  return { id, priceCents, book: ask('book'), price: ask('price') }
}

const bookingsOf = (departure: number) =>
  query<{ total: number; code: string | null }>(
    `select r.total_cents::int as total, x.code from reservations r
       left join reservation_discounts x on x.reservation_id = r.id where r.departure_id = $1`,
    [departure],
  )

describe('a promo code in a sale by phone', () => {
  it('lowers the price that is shown, and the booking keeps it', async () => {
    const { id, priceCents, book, price } = await leave()
    const { code } = await createPromo(payload)
    const sale = { email: 'code@exemple.test', travelers_count: 2, promo_code: ` ${code.toLowerCase()} ` }
    const total = 2 * priceCents - 8_000
    expect((await price(sale)).body).toEqual({ total_cents: total, discount_cents: 8_000, promo_refusal: null })
    expect((await book({ ...sale, total_cents: total })).status).toBe(200)
    expect(await bookingsOf(id)).toEqual([{ total, code }])
    await runJobs()
    expect(await checkDatabase()).toEqual([])
  })

  it('that takes nothing off says why before, and books nothing', async () => {
    const { id, priceCents, book, price } = await leave()
    const { code } = await createPromo(payload, { min_travelers: 6 })
    for (const [promo_code, why] of [
      [code, 'Ce code vaut à partir de 6 personnes.'],
      ['INCONNU', 'On ne connaît pas ce code\u00a0: relis-le, lettre par lettre.'],
    ] as const) {
      const sale = { email: 'sans@exemple.test', travelers_count: 1, promo_code }
      expect((await price(sale)).body).toEqual({
        ...{ total_cents: priceCents, discount_cents: 0, promo_refusal: why },
      })
      const refused = await book(sale)
      expect([refused.status, refused.body.error]).toEqual([422, why])
    }
    expect(await bookingsOf(id)).toEqual([])
  })

  it('for a first trip is refused to who booked with another spelling of the same mailbox', async () => {
    const { book, price } = await leave()
    const { code } = await createPromo(payload, { first_trip_only: true })
    expect((await book({ email: 'lou@exemple.test', travelers_count: 1 })).status).toBe(200)
    const again = { email: 'Lou+deux@exemple.test', travelers_count: 1, promo_code: code }
    expect((await price(again)).body.promo_refusal).toBe('Ce code est réservé à une première réservation.')
    expect((await book(again)).status).toBe(422)
  })

  it('whose last use two sales ask for at once serves one of them', async () => {
    const { code, id: promo } = await createPromo(payload, { max_uses: 1 })
    const sales = await Promise.all([leave(), leave(), leave(), leave()])
    const answers = await Promise.all(
      sales.map(({ book }, rank) =>
        book({ email: `dernier${String(rank)}@exemple.test`, travelers_count: 1, promo_code: code }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422])
    const uses = 'select count(*)::int as n from reservation_discounts where promo_code_id = $1'
    expect(await queryOne(uses, [promo])).toEqual({ n: 1 })
  })
})

describe('the price of a sale by phone', () => {
  it('is the one that the caller was told, or nothing is booked', async () => {
    const { id, priceCents, book } = await leave()
    const sale = { email: 'prix@exemple.test', travelers_count: 1 }
    const refused = await book({ ...sale, total_cents: priceCents - 1 })
    expect([refused.status, refused.body.error]).toEqual([
      409,
      expect.stringMatching(/^Le prix est maintenant de .+\u00a0€/),
    ])
    expect(await bookingsOf(id)).toEqual([])
    expect((await book({ ...sale, total_cents: priceCents })).status).toBe(200)
  })

  it('is told for ages and options as the booking takes them, and 422 for what it refuses', async () => {
    const { price } = await leave()
    expect((await price({ travelers_count: 1, child_ages: [9, 6] })).body.error).toBe(
      'Il y a plus d’enfants que de voyageurs.',
    )
    expect((await price({ travelers_count: 1, options: [{ id: 'ailleurs', count: 1 }] })).status).toBe(422)
  })
})
