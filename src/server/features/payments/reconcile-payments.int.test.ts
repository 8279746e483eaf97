import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import type { Money } from '@/contract/money'
import { checkDatabase } from '@/server/compose/check-database'
import { query } from '@/server/platform/db/pool'
import { createExpedition } from '../../../../tests/factories/expedition'
import { call } from '../../../../tests/integration/call'
import { useMemoryProvider, type MemoryProvider } from '../../../../tests/integration/memory-provider'
import { departureToPay, referenceOf, settle, signInToPay } from '../../../../tests/integration/paying'
import { runJobs } from '../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../tests/integration/sign-in-as'

let payload: Payload
let expedition: number
let staff: string

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  expedition = (await createExpedition(payload)).id
  staff = (await signInAs(payload, { role: 'staff' })).token
  await runJobs()
})

const payOne = async (provider: MemoryProvider) => {
  const { id: departure } = await departureToPay(payload, { expedition })
  const camille = await signInToPay(payload)
  const { body } = await camille.pay(await camille.hold(departure))
  const reference = await referenceOf(body.payment_id)
  provider.act(reference, 'accepted')
  const reservation = (await settle(body.token)).body.reservation_id ?? 0
  return { reference, reservation, departure }
}

/** As the night does it; what is under way for some minutes is left alone. */
const compare = async (provider: MemoryProvider) => {
  await query(`update payment_intents set updated_at = now() - interval '1 hour' where provider = $1`, [provider.key])
  await query(`select graphile_worker.add_job('reconcile_payments')`)
  await runJobs()
  const { body } = await call<Money>('reservations/money', { token: staff })
  return body.differences
    .filter((one) => one.provider === provider.key)
    .map(({ kind, reference, reservation_id }) => ({ kind, reference, reservation_id }))
}

it('finds what is here only, there only and differing, and nothing on a clean day', async () => {
  const provider = useMemoryProvider()
  const [clean, tampered, gone] = [await payOne(provider), await payOne(provider), await payOne(provider)]
  expect(await compare(provider)).toEqual([])
  expect(await checkDatabase()).toEqual([])

  await query('update payments set amount_cents = amount_cents - 100 where reservation_id = $1', [tampered.reservation])
  provider.forget(gone.reference)
  const { reference: unknown } = await provider.start({
    ...{ id: 'of-nobody', amountCents: 5_000, description: '', email: 'nobody@lagopede.test' },
    ...{ capture: 'automatic', returnUrl: 'https://lagopede.test', saveMethod: false },
  })
  provider.act(unknown, 'accepted')
  const found = await compare(provider)
  expect(found).toHaveLength(3)
  expect(found).toEqual(
    expect.arrayContaining([
      { kind: 'differs', reference: tampered.reference, reservation_id: tampered.reservation },
      { kind: 'only_here', reference: gone.reference, reservation_id: gone.reservation },
      { kind: 'only_there', reference: unknown, reservation_id: null },
    ]),
  )
  expect((await checkDatabase()).map(({ check }) => check)).toContain('payments')

  await query('update payments set amount_cents = amount_cents + 100 where reservation_id = $1', [tampered.reservation])
  expect((await compare(provider)).map(({ reference }) => reference)).not.toContain(tampered.reference)
  const { body } = await call<Money>('reservations/money', { token: staff })
  expect(body.departures.find(({ id }) => id === clean.departure)).toMatchObject({
    due_cents: 70_000,
    refund_cents: 0,
  })
  expect(body.comparisons.map((one) => one.provider)).toContain(provider.key)
})
