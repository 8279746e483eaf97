import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import type { Money } from '@/contract/money'
import { query } from '@/server/platform/db/pool'
import { createExpedition } from '../../../../../tests/factories/expedition'
import { call } from '../../../../../tests/integration/call'
import { useMemoryProvider } from '../../../../../tests/integration/memory-provider'
import { deliver, departureToPay, referenceOf, settle, signInToPay } from '../../../../../tests/integration/paying'
import { runJobs } from '../../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../../tests/integration/sign-in-as'

let payload: Payload
let expedition: number
let staff: string

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  expedition = (await createExpedition(payload)).id
  staff = (await signInAs(payload, { role: 'staff' })).token
  await runJobs()
})

const disputesOf = async (reservation: number) =>
  (await call<Money>('reservations/money', { token: staff })).body.disputes.filter(
    (one) => one.reservation_id === reservation,
  )

const paid = async () => {
  const provider = useMemoryProvider()
  const { id: departure } = await departureToPay(payload, { expedition })
  const camille = await signInToPay(payload)
  const { body } = await camille.pay(await camille.hold(departure))
  const reference = await referenceOf(body.payment_id)
  provider.act(reference, 'accepted')
  return { provider, reference, reservation: Number((await settle(body.token)).body.reservation_id) }
}

it('is a task of the agency from the message of its provider on, until it is decided', async () => {
  const { provider, reference, reservation } = await paid()
  expect(await disputesOf(reservation)).toEqual([])
  provider.tamper(reference, { dispute: { reference: 'dp_1', state: 'open' } })
  const message = provider.message(reference)
  await Promise.all([deliver(provider, message), deliver(provider, message), deliver(provider, message)])
  expect(await disputesOf(reservation)).toMatchObject([{ reference: 'dp_1', amount_cents: 30_000 }])
  provider.tamper(reference, { dispute: { reference: 'dp_1', state: 'won' } })
  await deliver(provider, provider.message(reference))
  expect(await disputesOf(reservation)).toEqual([])
})

it('is found by the comparison of the night when its message was lost', async () => {
  const { provider, reference, reservation } = await paid()
  provider.tamper(reference, { dispute: { reference: 'dp_2', state: 'open' } })
  await query(`select graphile_worker.add_job('reconcile_payments')`)
  await runJobs()
  expect(await disputesOf(reservation)).toMatchObject([{ reference: 'dp_2', provider: provider.key }])
})
