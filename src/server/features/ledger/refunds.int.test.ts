import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { RefundDue } from '@/contract/cancellation'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { query } from '@/server/platform/db/pool'
import { createExpedition } from '../../../../tests/factories/expedition'
import { call } from '../../../../tests/integration/call'
import { useMemoryProvider, type Fate, type MemoryProvider } from '../../../../tests/integration/memory-provider'
import {
  departureToPay,
  ledgerOf,
  mailsOf,
  referenceOf,
  settle,
  signInToPay,
} from '../../../../tests/integration/paying'
import { runJobs } from '../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../tests/integration/sign-in-as'

let payload: Payload
let expedition: number
let staff: string
let keys = 0

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  expedition = (await createExpedition(payload)).id
  staff = (await signInAs(payload, { role: 'staff' })).token
  await runJobs()
})

const bookByCard = async (
  provider: MemoryProvider,
  { share = 'all', fate = 'accepted' }: { share?: string; fate?: Fate } = {},
) => {
  const { id: departure } = await departureToPay(payload, { expedition })
  const camille = await signInToPay(payload)
  const { body } = await camille.pay(await camille.hold(departure), { share })
  const reference = await referenceOf(body.payment_id)
  provider.act(reference, fate)
  const id = (await settle(body.token)).body.reservation_id ?? 0
  return { id, camille, reference }
}

const atDesk = (id: number, kind: string, method: string, amount_cents: number) =>
  call<{ error: string }>(`reservations/${String(id)}/payments`, {
    method: 'POST',
    token: staff,
    body: {
      ...{ kind, method, amount_cents },
      received_on: calendarDayInParis(new Date()),
      reference: method === 'cheque' ? '0001234, Crédit du Vercors' : '',
      ...(kind === 'refund' && { reason: 'Remise accordée' }),
      key: `refund-press-${String((keys += 1)).padStart(12, '0')}`,
    },
  })

const cancel = (id: number, fee_cents = 0) =>
  call(`reservations/${String(id)}/cancel`, { method: 'POST', token: staff, body: { reason: 'accident', fee_cents } })

/** So that the rest of what was paid is due, by whichever means the agency gives it back. */
const lowerPrice = (id: number, cents: number) =>
  query('update reservations set total_cents = $2 where id = $1', [id, cents])

const dueOf = async (id: number) =>
  (await call<{ refunds: RefundDue[] }>('reservations/refunds-due', { token: staff })).body.refunds.find(
    (one) => one.reservation_id === id,
  )

const eventsOf = async (id: number) =>
  (
    await query<{ kind: string }>('select kind from reservation_events where reservation_id = $1 order by id', [id])
  ).map(({ kind }) => kind)

describe('a cancellation', () => {
  it('goes back to the card, less its fee, once, and says so', async () => {
    const provider = useMemoryProvider()
    const { id } = await bookByCard(provider)
    expect((await cancel(id, 20_000)).status).toBe(200)
    expect(await dueOf(id)).toMatchObject({ amount_cents: 80_000, pending_cents: 80_000, failed_cents: 0 })
    await runJobs()
    expect(await ledgerOf(id)).toEqual([
      ['full', 'card', 100_000],
      ['refund', 'card', 80_000],
    ])
    expect(provider.booksCents).toBe(20_000)
    expect(await dueOf(id)).toBeUndefined()
    expect(await eventsOf(id)).toContain('refunded')
    await query(`select graphile_worker.add_job('settle_payments')`)
    await runJobs()
    expect(provider.booksCents).toBe(20_000)
  })

  it('is given back once when the provider’s answer is lost', async () => {
    const provider = useMemoryProvider()
    const { id } = await bookByCard(provider)
    await cancel(id)
    provider.down = 'after'
    await runJobs()
    expect(await ledgerOf(id)).toEqual([['full', 'card', 100_000]])
    expect(provider.booksCents).toBe(0)
    provider.down = false
    await query(`update payment_refunds set updated_at = now() - interval '5 minutes' where reservation_id = $1`, [id])
    await query(`update graphile_worker._private_jobs set run_at = now() where attempts > 0`)
    await query(`select graphile_worker.add_job('settle_payments')`)
    await runJobs()
    expect(await ledgerOf(id)).toEqual([
      ['full', 'card', 100_000],
      ['refund', 'card', 100_000],
    ])
    expect(provider.booksCents).toBe(0)
  })

  it('that the provider refuses to refund is the agency’s to pay, by transfer', async () => {
    const provider = useMemoryProvider()
    const { id } = await bookByCard(provider, { fate: 'refund_fails' })
    await cancel(id)
    expect((await atDesk(id, 'refund', 'bank_transfer', 100_000)).status).toBe(422)
    await runJobs()
    expect(await ledgerOf(id)).toEqual([['full', 'card', 100_000]])
    expect(await eventsOf(id)).toContain('refund_failed')
    expect(await dueOf(id)).toMatchObject({ amount_cents: 100_000, pending_cents: 0, failed_cents: 100_000 })
    expect((await atDesk(id, 'refund', 'bank_transfer', 100_000)).status).toBe(200)
    expect(await dueOf(id)).toBeUndefined()
  })

  it('gives back to the card what the card gave, and leaves the rest to the agency', async () => {
    const provider = useMemoryProvider()
    const { id } = await bookByCard(provider, { share: 'deposit' })
    await atDesk(id, 'balance', 'cheque', 70_000)
    await cancel(id)
    await runJobs()
    expect(provider.booksCents).toBe(0)
    expect(await dueOf(id)).toMatchObject({ amount_cents: 70_000 })
    expect((await atDesk(id, 'refund', 'card', 1)).status).toBe(422)
    expect((await atDesk(id, 'refund', 'bank_transfer', 70_000)).status).toBe(200)
  })
})

describe('the desk', () => {
  it('gives back by each means at most what it gave', async () => {
    const provider = useMemoryProvider()
    const { id } = await bookByCard(provider, { share: 'deposit' })
    await atDesk(id, 'balance', 'cheque', 50_000)
    await lowerPrice(id, 0)
    const refused = async (method: string, cents: number) => {
      const { status, body } = await atDesk(id, 'refund', method, cents)
      return [status, body.error]
    }
    expect(await refused('card', 500_000)).toEqual([422, 'Il reste 800\u00a0€ à rembourser au plus.'])
    expect(await refused('card', 30_001)).toEqual([
      422,
      'Ce moyen (carte) a réglé 300\u00a0€\u00a0: rends le reste par celui d’où il vient.',
    ])
    expect((await refused('cheque', 50_001))[0]).toBe(422)
    expect((await refused('ancv', 1))[0]).toBe(422)
    expect(await refused('bank_transfer', 50_001)).toEqual([
      422,
      'La carte a payé 300\u00a0€\u00a0: rends-les d’abord sur la carte.',
    ])
    const answers = await Promise.all(Array.from({ length: 5 }, () => atDesk(id, 'refund', 'card', 20_000)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    await runJobs()
    expect(provider.booksCents).toBe(10_000)
    expect(await ledgerOf(id)).toEqual([
      ['deposit', 'card', 30_000],
      ['balance', 'cheque', 50_000],
      ['refund', 'card', 20_000],
    ])
  })

  it('writes a refund mail once the money has left, and none before', async () => {
    const provider = useMemoryProvider()
    const { id } = await bookByCard(provider)
    await runJobs()
    await lowerPrice(id, 95_000)
    await atDesk(id, 'refund', 'card', 5_000)
    expect(await mailsOf('refund_sent', id)).toBe(0)
    expect(provider.booksCents).toBe(100_000)
    await runJobs()
    expect(provider.booksCents).toBe(95_000)
    const told = `select 1 from reservation_mails where reservation_id = $1 and template = 'refund_sent'`
    expect(await query(told, [id])).toHaveLength(1)
  })
})

it('what was taken for an order that can’t be had is given back whole', async () => {
  const provider = useMemoryProvider()
  const { id: departure } = await departureToPay(payload, { expedition })
  const camille = await signInToPay(payload)
  const { body } = await camille.pay(await camille.hold(departure))
  const reference = await referenceOf(body.payment_id)
  await camille.send('DELETE', 'cart')
  // A provider that captures at once.
  provider.tamper(reference, { state: 'captured', capturedCents: 30_000 })
  await settle(body.token)
  await runJobs()
  expect(provider.booksCents).toBe(0)
  expect(await query('select 1 from reservations where user_id = $1', [camille.id])).toEqual([])
})
