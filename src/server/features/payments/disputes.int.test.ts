import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, expect, it, vi } from 'vitest'
import type { Money } from '@/contract/money'
import { noteReservationMail } from '@/server/features/booking-mails/note-mails'
import { readEvidence } from '@/server/features/documents/evidence-facts'
import { query } from '@/server/platform/db/pool'
import { queryOnPool } from '@/server/platform/db/query-on-pool'
import { createExpedition } from '../../../../tests/factories/expedition'
import { call } from '../../../../tests/integration/call'
import { useMemoryProvider } from '../../../../tests/integration/memory-provider'
import { deliver, departureToPay, referenceOf, settle, signInToPay } from '../../../../tests/integration/paying'
import { runJobs } from '../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../tests/integration/sign-in-as'

const { mailServer } = await vi.hoisted(() => import('../../../../tests/integration/mail-server'))

beforeAll(() => mailServer.refuse(false))

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
  return { provider, reference, camille, reservation: Number((await settle(body.token)).body.reservation_id) }
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

it('is answered by a paper of what was agreed, paid and written, for the agency alone', async () => {
  const { provider, reference, reservation, camille } = await paid()
  const path = `reservations/${String(reservation)}/dispute-evidence.pdf`
  const mine = await call(path, { token: camille.token })
  const none = await call('reservations/999999/dispute-evidence.pdf', { token: staff })
  expect([mine.status, none.status]).toEqual([404, 404])
  await runJobs()
  provider.tamper(reference, { dispute: { reference: 'dp_3', state: 'open' } })
  await deliver(provider, provider.message(reference))
  const { contract, mails, ...facts } = await readEvidence(reservation)
  expect(facts).toMatchObject({
    customer: { email: camille.email },
    disputes: [{ reference: 'dp_3', payment: reference, cents: 30_000, state: 'open' }],
    accepted: [{ what: 'terms', version: '2026-11', at: expect.any(String) as string }],
    payments: [{ kind: 'deposit', method: 'card', cents: 30_000, reference }],
  })
  expect(facts.history).toContainEqual(expect.objectContaining({ kind: 'paid' }))
  expect(contract.terms?.version ?? '2026-11').toBe('2026-11')
  expect(mails.map(({ to }) => to)).toEqual(mails.map(() => camille.email))
  expect(mails.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining([
      expect.stringContaining('est enregistrée'),
      expect.stringContaining('Nous avons reçu ton acompte'),
    ]),
  )
  const paper = await call<string>(path, { token: staff })
  expect([paper.status, paper.headers.get('content-type')]).toEqual([200, 'application/pdf'])
})

it('is found by the comparison of the night when its message was lost', async () => {
  const { provider, reference, reservation } = await paid()
  provider.tamper(reference, { dispute: { reference: 'dp_2', state: 'open' } })
  await query(`select graphile_worker.add_job('reconcile_payments')`)
  await runJobs()
  expect(await disputesOf(reservation)).toMatchObject([{ reference: 'dp_2', provider: provider.key }])
})

it('knows of the messages to who made the reservation alone', async () => {
  const { reservation, camille } = await paid()
  const note = (to: string) =>
    noteReservationMail({
      ...{ query: queryOnPool, messageId: `<${to}>`, mail: { to, subject: 'Un message' } },
      told: { template: 'reservation_received', reservationId: reservation },
    })
  await note('hugo@exemple.test')
  await note(camille.email)
  await note(camille.email)
  const kept = await query<{ sent_to: string }>('select sent_to from reservation_mails where reservation_id = $1', [
    reservation,
  ])
  expect(kept.map(({ sent_to }) => sent_to)).toEqual([camille.email])
})
