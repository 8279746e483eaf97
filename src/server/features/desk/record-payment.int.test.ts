import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ReservationDesk } from '@/contract/reservation-desk'
import { addDays } from '@/domain/days/days'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { checkDatabase } from '@/server/compose/check-database'
import { query } from '@/server/platform/db/pool'
import { createBooking } from '../../../../tests/factories/booking'
import { createDeparture, inDays } from '../../../../tests/factories/departure'
import { createExpedition } from '../../../../tests/factories/expedition'
import { call } from '../../../../tests/integration/call'
import { mailsOf } from '../../../../tests/integration/paying'
import { runJobs } from '../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../tests/integration/sign-in-as'

type Body = ReservationDesk & { error: string }

let payload: Payload
let expedition: number
let staff: string

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  expedition = (await createExpedition(payload)).id
  staff = (await signInAs(payload, { role: 'staff' })).token
  await runJobs()
})

const ask = (path: string, body?: unknown) =>
  call<Body>(path, { method: body === undefined ? 'GET' : 'POST', body, token: staff })

const book = async () => {
  const dates = { departure_start: inDays(90), departure_end: inDays(92) }
  const departure = await createDeparture(payload, { expedition, ...dates })
  const owner = await signInAs(payload)
  return { id: await createBooking({ user: owner.id, departure: departure.id, status: 'pending' }) }
}

const eventsOf = async (reservation: number) =>
  (
    await query<{ kind: string; detail: string | null }>(
      'select kind, detail from reservation_events where reservation_id = $1 order by id',
      [reservation],
    )
  ).map(({ kind, detail }) => [kind, detail])

const today = () => calendarDayInParis(new Date())

let keys = 0

/** Presses the form once. */
const pay = (reservation: number, kind: string, amount_cents: number, more: object = {}) =>
  ask(`reservations/${String(reservation)}/payments`, {
    kind,
    amount_cents,
    received_on: today(),
    ...(kind === 'refund' && { reason: 'Remise accordée' }),
    key: `press-${String((keys += 1)).padStart(16, '0')}`,
    ...more,
  })

describe('the form of payments', () => {
  it('writes down payments and refunds', async () => {
    const { id } = await book()
    expect((await pay(id, 'deposit', 110_000, { reference: 'VIR 12' })).status).toBe(200)
    expect((await pay(id, 'refund', 10_000)).status).toBe(200)
    expect((await pay(id, 'deposit', 0)).status).toBe(422)
    expect((await ask(`reservations/${String(id)}/desk`)).body).toMatchObject({
      paid_cents: 100_000,
      total_cents: 100_000,
    })
    expect(await eventsOf(id)).toEqual([
      ['paid', '1\u00a0100\u00a0€ reçus, dont 100\u00a0€ de trop, à rembourser'],
      ['paid', 'Remboursement de 100\u00a0€\u00a0: Remise accordée'],
    ])
    expect(await query('select kind, reason from payments where reservation_id = $1 order by id', [id])).toEqual([
      { kind: 'deposit', reason: null },
      { kind: 'refund', reason: 'Remise accordée' },
    ])
  })

  it('sends one mail of what came and one of what went back, once for each press', async () => {
    const { id } = await book()
    const press = { key: `receipt-${String(id).padStart(16, '0')}`, method: 'bank_transfer' }
    await Promise.all([pay(id, 'deposit', 110_000, press), pay(id, 'deposit', 110_000, press)])
    const back = { key: `refund-${String(id).padStart(16, '0')}` }
    await Promise.all([pay(id, 'refund', 10_000, back), pay(id, 'refund', 10_000, back)])
    expect([await mailsOf('payment_receipt', id), await mailsOf('refund_sent', id)]).toEqual([1, 1])
  })

  it('gives back at most what is due, also to five at once, and says why', async () => {
    const { id } = await book()
    const refuses = async (cents: number, more = {}) => {
      const { status, body } = await pay(id, 'refund', cents, more)
      return [status, body.error]
    }
    expect(await refuses(10_000)).toEqual([422, expect.stringMatching(/^Il n’y a rien à rembourser\. Une remise/)])
    await pay(id, 'deposit', 100_000)
    expect(await refuses(1)).toEqual([422, expect.stringMatching(/^Il n’y a rien à rembourser\. Une remise/)])
    await pay(id, 'balance', 30_000)
    expect(await refuses(10_000, { reason: ' ' })).toEqual([422, 'Écris le motif de ce remboursement.'])
    const answers = await Promise.all(Array.from({ length: 5 }, () => pay(id, 'refund', 20_000)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.find(({ status }) => status === 422)?.body.error).toBe('Il reste 100\u00a0€ à rembourser au plus.')
    expect((await ask(`reservations/${String(id)}/desk`)).body.paid_cents).toBe(110_000)
  })

  it('takes back a payment that was typed by mistake or bounced, up to what came by that means, and mails nobody', async () => {
    const { id } = await book()
    const correct = (cents: number, method: string) =>
      pay(id, 'refund', cents, { method, reason: 'Chèque impayé', is_correction: true })
    await pay(id, 'deposit', 30_000, { method: 'cheque', reference: 'n° 0034821' })
    await pay(id, 'balance', 20_000)
    expect((await correct(30_001, 'cheque')).body.error).toBe('Il reste 300\u00a0€ à rembourser au plus.')
    expect((await correct(1, 'cash')).body.error).toBe('Il n’y a aucun règlement à corriger.')
    expect((await correct(30_000, 'cheque')).status).toBe(200)
    expect((await ask(`reservations/${String(id)}/desk`)).body).toMatchObject({
      paid_cents: 20_000,
      owed_cents: 80_000,
    })
    expect((await eventsOf(id)).at(-1)).toEqual(['paid', 'Règlement de 300\u00a0€ retiré\u00a0: Chèque impayé'])
    expect(await mailsOf('refund_sent', id)).toBe(0)
  })

  it('writes one press down once, also when it arrives five times at once', async () => {
    const { id } = await book()
    const press = { key: 'one-press-of-the-form' }
    const answers = await Promise.all(Array.from({ length: 5 }, () => pay(id, 'deposit', 30_000, press)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect((await ask(`reservations/${String(id)}/desk`)).body.paid_cents).toBe(30_000)
    expect(await eventsOf(id)).toHaveLength(1)
    expect((await pay(id, 'deposit', 20_000, press)).status).toBe(422)
  })

  it('refuses a payment of a day to come, or of a year before the booking', async () => {
    const { id } = await book()
    const wrong = async (amount: number, received_on: string) => {
      const { status, body } = await pay(id, 'deposit', amount, { received_on })
      return [status, body.error]
    }
    expect(await wrong(30_000, addDays(today(), 1))).toEqual([422, 'Cette date est à venir.'])
    expect(await wrong(30_000, '2099-01-01')).toEqual([422, 'Cette date est à venir.'])
    expect((await wrong(30_000, addDays(today(), -366)))[0]).toBe(422)
    expect(await eventsOf(id)).toEqual([])
  })

  it('takes what is on the account whole, also above the price and before the booking was typed', async () => {
    const { id } = await book()
    expect((await pay(id, 'full', 106_000, { received_on: addDays(today(), -1) })).status).toBe(200)
    const { body } = await ask(`reservations/${String(id)}/desk`)
    expect([body.paid_cents, body.refund_due_cents, body.refund_due_on]).toEqual([106_000, 6_000, addDays(today(), 14)])
    const [event] = await query<{ detail: string }>(
      `select detail from reservation_events where reservation_id = $1 and kind = 'paid'`,
      [id],
    )
    expect(event?.detail).toMatch(/avant que la réservation soit saisie, dont 60\s€ de trop, à rembourser$/)
    expect((await checkDatabase()).filter(({ detail }) => detail.includes(` ${String(id)} `))).toEqual([])
  })

  it('says that a surplus is due fourteen days after it came, however old the booking is', async () => {
    const { id } = await book()
    await query(`update reservations set created_at = now() - interval '60 days' where id = $1`, [id])
    await pay(id, 'deposit', 30_000)
    await pay(id, 'balance', 76_000)
    const { body } = await ask(`reservations/${String(id)}/desk`)
    expect([body.refund_due_cents, body.refund_due_on]).toEqual([6_000, addDays(today(), 14)])
  })

  it('keeps the numbers of cheques and holiday vouchers, and takes none without', async () => {
    const { id } = await book()
    const numbers = '418 220 100 à 418 220 119'
    expect((await pay(id, 'deposit', 20_000, { method: 'ancv', reference: numbers })).status).toBe(200)
    expect((await pay(id, 'deposit', 10_000, { method: 'cheque', reference: 'n° 0034821' })).status).toBe(200)
    const without = await pay(id, 'balance', 10_000, { method: 'cheque' })
    expect([without.status, without.body.error]).toEqual([422, 'Écris le numéro du chèque et sa banque.'])
    expect(await query('select method, reference from payments where reservation_id = $1 order by id', [id])).toEqual([
      { method: 'ancv', reference: numbers },
      { method: 'cheque', reference: 'n° 0034821' },
    ])
  })

  it('takes cash up to the sum of the law for one booking, also from two presses at once', async () => {
    const { id } = await book()
    expect((await pay(id, 'deposit', 40_000, { method: 'cash' })).status).toBe(200)
    const answers = await Promise.all([1, 2].map(() => pay(id, 'balance', 60_000, { method: 'cash' })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    const refused = answers.find(({ status }) => status === 422)
    expect(refused?.body.error).toBe(
      'La loi limite les espèces à 1\u00a0000\u00a0€ par achat, et 1\u00a0000\u00a0€ ont déjà été reçus ainsi.',
    )
    expect((await pay(id, 'refund', 10_000, { method: 'cash', is_correction: true })).status).toBe(200)
    expect((await pay(id, 'balance', 10_000, { method: 'cash' })).status).toBe(200)
  })

  it('shows the options that were taken, and what a canceled one gives back', async () => {
    const { id } = await book()
    await query('update reservations set options = $2 where id = $1', [
      id,
      JSON.stringify([{ id: 'a', label: 'Assurance annulation', unitCents: 3_800, count: 2 }]),
    ])
    const desk = async () => (await ask(`reservations/${String(id)}/desk`)).body
    await pay(id, 'deposit', 30_000)
    expect(await desk()).toMatchObject({
      options: [{ label: 'Assurance annulation', count: 2 }],
      refund_due_cents: 0,
    })
    await ask(`reservations/${String(id)}/cancel`, { reason: 'accident', fee_cents: 5_000 })
    expect((await desk()).refund_due_cents).toBe(25_000)
    await pay(id, 'refund', 25_000)
    expect((await desk()).refund_due_cents).toBe(0)
  })
})
