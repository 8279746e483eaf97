import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { addDays } from '@/domain/days/days'
import { lastTransferDay } from '@/domain/departures/transfer-time'
import { reservationMail } from '@/server/features/booking-mails/reservation-mail'
import { query, queryOne } from '@/server/platform/db/pool'
import { createExpedition } from '../../../../../tests/factories/expedition'
import { call } from '../../../../../tests/integration/call'
import { useMemoryProvider } from '../../../../../tests/integration/memory-provider'
import { departureToPay, orderOf, signInToPay } from '../../../../../tests/integration/paying'
import { runJobs } from '../../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../../tests/integration/sign-in-as'

type Answer = { error: string; reason: string; reservation_id: number; bank: object | null; no_transfer: string | null }

const CALL_US = 'Un virement n’arriverait plus avant le départ\u00a0: appelle-nous pour régler.'
const BY_CARD = 'Un virement n’arriverait plus avant le départ\u00a0: règle par carte, ou appelle-nous.'

let payload: Payload
let expedition: number

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  expedition = (await createExpedition(payload)).id
  await runJobs()
})

/** In how many days a departure begins that a transfer of today arrives for just in time, and one that it misses. */
const daysOf = (): { inTime: number; tooLate: number } => {
  const today = calendarDayInParis(new Date())
  const isInTime = (days: number) => lastTransferDay({ departureStart: addDays(today, days), transferDays: 2 }) >= today
  const inTime = Array.from({ length: 30 }, (_, index) => index + 1).find(isInTime) ?? 0
  return { inTime, tooLate: inTime - 1 }
}

const hold = async (days: number) => {
  const { id: departure } = await departureToPay(payload, { expedition, days })
  const customer = await signInToPay(payload)
  const cart = await customer.hold(departure)
  const refusal = async () =>
    (await customer.send<{ no_transfer: string | null }>('GET', `carts/${String(cart.id)}`)).body.no_transfer
  const order = () =>
    customer.send<Answer>('POST', 'reservations', orderOf(cart), { 'idempotency-key': `late-${String(cart.id)}` })
  return { departure, customer, cart, refusal, order }
}

const bookByPhone = async (days: number) => {
  const { id: departure } = await departureToPay(payload, { expedition, days })
  const staff = await signInAs(payload, { role: 'staff' })
  const owner = await signInToPay(payload)
  const { status, body } = await call<{ id: number }>(`departures/${String(departure)}/book`, {
    method: 'POST',
    token: staff.token,
    body: { email: owner.email, first_name: 'Ana', last_name: 'Roux', phone: '', travelers_count: 2, child_ages: [] },
  })
  return { departure, staff, owner, status, id: body.id }
}

describe('an order by transfer', () => {
  it('is taken while the transfer arrives by the eve', async () => {
    const { refusal, order } = await hold(daysOf().inTime)
    expect(await refusal()).toBeNull()
    const { status, body } = await order()
    expect([status, body.bank === null, body.no_transfer]).toEqual([201, false, null])
  })

  it('is refused with a sentence once it would arrive later, and holds nothing', async () => {
    const { departure, refusal, order } = await hold(daysOf().tooLate)
    expect(await refusal()).toBe(CALL_US)
    const { status, body } = await order()
    expect([status, body.reason, body.error]).toEqual([409, 'transfer', CALL_US])
    expect(await query('select 1 from reservations where departure_id = $1', [departure])).toEqual([])
  })

  it('points to the card where one is taken, which pays the same trip', async () => {
    useMemoryProvider()
    const { customer, cart, refusal, order } = await hold(daysOf().tooLate)
    expect(await refusal()).toBe(BY_CARD)
    expect((await order()).body.error).toBe(BY_CARD)
    expect((await customer.pay(cart)).status).toBe(201)
  })

  it('goes by the days that the settings say', async () => {
    const before = await queryOne<{ id: number; days: number }>(
      'select id, transfer_days::int as days from site_settings limit 1',
    )
    if (!before) await payload.updateGlobal({ slug: 'site-settings', data: {} })
    onTestFinished(async () => {
      await query('update site_settings set transfer_days = 2')
    })
    await query('update site_settings set transfer_days = 10')
    const { order } = await hold(daysOf().inTime)
    expect((await order()).status).toBe(409)
  })
})

describe('a booking of the phone that leaves too soon for a transfer', () => {
  it('is sold all the same, and offers no transfer anywhere', async () => {
    const { id, owner, status } = await bookByPhone(daysOf().tooLate)
    expect(status).toBe(200)
    const { body } = await owner.send<Answer>('GET', `reservations/${String(id)}`)
    expect([body.bank, body.no_transfer]).toEqual([null, CALL_US])
    const link = await owner.send<{ token: string }>('POST', `reservations/${String(id)}/payment-link`)
    const paying = await call<{ transfer: object | null; no_transfer: string | null }>('v1/pay', {
      headers: { 'link-token': link.body.token },
    })
    expect([paying.body.transfer, paying.body.no_transfer]).toEqual([null, CALL_US])
    const mail = await reservationMail('reservation_received').compose({ reservationId: id }, async (text, values) => ({
      rows: await query(text, values),
    }))
    const said = JSON.stringify(mail)
    expect(said).toContain(CALL_US)
    expect(said).not.toContain('IBAN')
  })

  it('is warned of on the desk before it is made', async () => {
    const takes = async (days: number) => {
      const { id } = await departureToPay(payload, { expedition, days })
      const staff = await signInAs(payload, { role: 'staff' })
      const { body } = await call<{ takes_transfer: boolean }>(`departures/${String(id)}/desk`, { token: staff.token })
      return body.takes_transfer
    }
    const { inTime, tooLate } = daysOf()
    expect([await takes(inTime), await takes(tooLate)]).toEqual([true, false])
  })
})

describe('the sales of a departure', () => {
  const endSales = async () => {
    await query(`select graphile_worker.add_job('end_late_sales')`)
    await runJobs()
  }
  const isClosed = async (id: number) =>
    (await queryOne<{ closed: boolean }>('select sales_closed as closed from departures where id = $1', [id]))?.closed

  it('end once no means works any more', async () => {
    const { inTime, tooLate } = daysOf()
    const soon = await departureToPay(payload, { expedition, days: tooLate })
    const later = await departureToPay(payload, { expedition, days: inTime })
    await endSales()
    expect([await isClosed(soon.id), await isClosed(later.id)]).toEqual([true, false])
  })

  it('go on while cards are taken', async () => {
    useMemoryProvider()
    const { id } = await departureToPay(payload, { expedition, days: daysOf().tooLate })
    await endSales()
    expect(await isClosed(id)).toBe(false)
  })
})
