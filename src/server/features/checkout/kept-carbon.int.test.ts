import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ExpeditionCarbon } from '@/contract/carbon'
import { ReservationDetail } from '@/contract/reservation-detail'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { checkDatabase } from '@/server/compose/check-database'
import { query, queryOne } from '@/server/platform/db/pool'
import { createExpedition } from '../../../../tests/factories/expedition'
import { PASSWORD } from '../../../../tests/factories/user'
import { VERCORS } from '../../../../tests/factories/trip-carbon'
import { placeLyon } from '../../../../tests/factories/places'
import { call } from '../../../../tests/integration/call'
import { useMemoryProvider } from '../../../../tests/integration/memory-provider'
import {
  departureToPay,
  orderOf,
  referenceOf,
  settle,
  signInToPay,
  type Payer,
} from '../../../../tests/integration/paying'
import { runJobs } from '../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../tests/integration/sign-in-as'

type Body = ReservationDetail & { error: string; id: number }

let payload: Payload
let staff: string
let vercors: number

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  staff = (await signInAs(payload, { role: 'staff' })).token
  vercors = (await createExpedition(payload, { ...VERCORS, duration_days: 5 })).id
  await placeLyon()
  await runJobs()
})

const leave = (expedition = vercors) => departureToPay(payload, { expedition, capacity: 20 })

const book = async (camille: Payer, { expedition, ...more }: { expedition?: number; from?: string } = {}) => {
  const { id } = await leave(expedition)
  const cart = await camille.hold(id)
  const body = { ...orderOf(cart), ...more }
  return camille.send<Body>('POST', 'reservations', body, { 'idempotency-key': `carbon-${String(cart.id)}` })
}

const shownFrom = async (from?: string) => {
  const asked = from === undefined ? '' : `?from=${from}`
  const { body } = await call<ExpeditionCarbon>(`v1/expeditions/${String(vercors)}/carbon${asked}`)
  const [way] = body.ways
  return { version: body.version, trip: way?.grams, stay: body.stay?.grams, mode: way?.mode }
}

const keptOf = ({ carbon }: Pick<ReservationDetail, 'carbon'>) =>
  carbon && { version: carbon.version, trip: carbon.trip.grams, stay: carbon.stay.grams, mode: carbon.mode }

const addFactor = async (mg: number) => {
  const today = calendarDayInParis(new Date())
  const { status } = await call('expeditions/carbon-factors', {
    method: 'POST',
    token: staff,
    body: {
      ...{ key: 'coach', mg, low_mg: 100_000, high_mg: 300_000, source: 'Essai', version: String(mg) },
      ...{ read_on: today, effective_from: today, reason: 'Essai.' },
    },
  })
  expect(status).toBe(200)
}

describe('what a contract keeps of the trip’s emissions', () => {
  it('is the figure that was shown from the town of the order, with its version', async () => {
    const camille = await signInToPay(payload)
    const { status, body } = await book(camille, { from: '69123' })
    expect(status).toBe(201)
    expect(ReservationDetail.safeParse(body).error?.issues ?? []).toEqual([])
    expect(body.carbon?.from).toEqual({ code: '69123', name: 'Lyon', is_default: false })
    expect(keptOf(body)).toEqual(await shownFrom('69123'))
    const again = await camille.send<Body>('GET', `reservations/${String(body.reservation_id)}`)
    expect(again.body.carbon).toEqual(body.carbon)
    expect(await checkDatabase()).toEqual([])
  })

  it('is from Paris, named so, where no town was told', async () => {
    const { body } = await book(await signInToPay(payload))
    expect(body.carbon?.from).toEqual({ code: '75056', name: 'Paris', is_default: true })
    expect(keptOf(body)).toEqual(await shownFrom())
  })

  it('stays what it was when a factor changes, and the next order has the new one', async () => {
    const camille = await signInToPay(payload)
    const before = (await book(camille, { from: '69123' })).body
    await addFactor(150_000)
    const read = await camille.send<Body>('GET', `reservations/${String(before.reservation_id)}`)
    expect(read.body.carbon).toEqual(before.carbon)
    const after = (await book(camille, { from: '69123' })).body
    expect(after.carbon?.trip.grams).toBeGreaterThan(before.carbon?.trip.grams ?? Infinity)
    expect(after.carbon?.version).not.toBe(before.carbon?.version)
    expect(keptOf(after)).toEqual(await shownFrom('69123'))
  })

  it('is nothing for a trip that is not told, and for a reservation of before', async () => {
    const camille = await signInToPay(payload)
    const untold = (await createExpedition(payload)).id
    expect((await book(camille, { expedition: untold })).body.carbon).toBeNull()
    const { body } = await book(camille)
    await query(`update reservations set contract = contract - 'carbon' where id = $1`, [body.reservation_id])
    const read = await camille.send<Body>('GET', `reservations/${String(body.reservation_id)}`)
    expect(read.body.carbon).toBeNull()
  })

  it('is refused from a town that is none, and nothing is booked', async () => {
    const camille = await signInToPay(payload)
    const { status, body } = await book(camille, { from: '99999' })
    expect([status, body.error]).toEqual([422, 'On ne trouve pas ta ville de départ\u00a0: choisis-la de nouveau.'])
    expect(await query('select 1 from reservations where user_id = $1', [camille.id])).toEqual([])
  })

  it('is kept with an order by card', async () => {
    const provider = useMemoryProvider()
    const camille = await signInToPay(payload)
    const cart = await camille.hold((await leave()).id)
    const body = { order: { ...orderOf(cart), from: '69123' }, share: 'deposit' }
    const started = await camille.send<{ payment_id: string; token: string }>('POST', 'user/payments', body, {
      'idempotency-key': `card-${String(cart.id)}`,
    })
    provider.act(await referenceOf(started.body.payment_id), 'accepted')
    const { body: settled } = await settle(started.body.token)
    const read = await camille.send<Body>('GET', `reservations/${String(settled.reservation_id)}`)
    expect(read.body.carbon?.from.name).toBe('Lyon')
    expect(keptOf(read.body)).toEqual(await shownFrom('69123'))
  })

  it('is counted by the desk from the town that the customer saved, else from Paris', async () => {
    const { id } = await leave()
    const [saved, other] = [await signInAs(payload), await signInAs(payload)]
    await query(`insert into user_towns (user_id, place_code) values ($1, '69123')`, [saved.id])
    const names = []
    for (const { email, token } of [saved, other]) {
      const booked = await call<Body>(`departures/${String(id)}/book`, {
        method: 'POST',
        token: staff,
        body: { email, travelers_count: 1 },
      })
      const read = await call<Body>(`v1/reservations/${String(booked.body.id)}`, { token })
      names.push(read.body.carbon?.from.name)
    }
    expect(names).toEqual(['Lyon', 'Paris'])
  })

  it('loses its town with the account, and keeps its grams', async () => {
    const camille = await signInToPay(payload)
    const { body } = await book(camille, { from: '69123' })
    const { body: deletion } = await camille.send<{ fee: number }>('GET', 'user/deletion')
    const deleted = await camille.send('POST', 'user/deletion', {
      ...{ confirmation: PASSWORD, cancels: [body.reservation_id], fee: deletion.fee },
    })
    const row = await queryOne<{ carbon: { from?: unknown; trip: unknown } }>(
      `select contract -> 'carbon' as carbon from reservations where id = $1`,
      [body.reservation_id],
    )
    expect([deleted.status, row?.carbon.from, row?.carbon.trip]).toEqual([200, undefined, body.carbon?.trip])
  })
})
