import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, expect, it, vi } from 'vitest'
import type { PaymentDetail } from '@/contract/payments'
import { query } from '@/server/platform/db/pool'
import { createExpedition } from '../../../../tests/factories/expedition'
import { call } from '../../../../tests/integration/call'
import { useMemoryProvider, type MemoryProvider } from '../../../../tests/integration/memory-provider'
import { departureToPay, orderOf, referenceOf, settle, signInToPay } from '../../../../tests/integration/paying'
import { runJobs } from '../../../../tests/integration/run-jobs'

const { mailServer } = await vi.hoisted(() => import('../../../../tests/integration/mail-server'))

let payload: Payload
let expedition: number

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  expedition = (await createExpedition(payload)).id
  await runJobs()
})

/** A reservation of three whose deposit of 450 € is paid, and its link. */
const bookForThree = async (provider: MemoryProvider) => {
  const { id: departure } = await departureToPay(payload, { expedition })
  const camille = await signInToPay(payload)
  const cart = await camille.hold(departure, 3)
  const { body } = await camille.send<{ reservation_id: number }>('POST', 'reservations', orderOf(cart), {
    'idempotency-key': `parts-${String(cart.id)}`,
  })
  const id = body.reservation_id
  const { token } = (await camille.send<{ token: string }>('POST', `reservations/${String(id)}/payment-link`)).body
  const headers = { 'link-token': token }
  const pay = async (asked: object = {}) => {
    const started = await call<{ payment_id: string }>('v1/pay', { method: 'POST', headers, body: asked })
    provider.act(await referenceOf(started.body.payment_id), 'accepted')
    await settle(token)
    await runJobs()
  }
  await pay()
  const look = async () => (await call<PaymentDetail>('v1/pay', { headers })).body
  return { id, camille, pay, look, headers }
}

const receiptsTo = (email: string) =>
  mailServer.sentTo(email).filter(({ subject = '' }) => subject.startsWith('Ton reçu'))

it('sends who pays a part a receipt of their own, and who booked one of a part of the balance', async () => {
  const { camille, pay } = await bookForThree(useMemoryProvider())
  await pay({ amount: 350, receipt_email: 'Lou.Parts@exemple.fr' })
  const [receipt, ...others] = receiptsTo('lou.parts@exemple.fr')
  expect(others).toEqual([])
  expect(receipt?.text?.replaceAll(/\s+/g, ' ')).toMatch(/Nous avons reçu 350 € par carte/)
  expect(receipt?.text).not.toContain(camille.email)
  expect(mailServer.lastTo(camille.email)?.subject).toMatch(/une partie de ton solde/)
})

it('sends one receipt to who booked, and none to an address that is none', async () => {
  const { camille, pay, headers } = await bookForThree(useMemoryProvider())
  await pay({ amount: 350, receipt_email: camille.email.toUpperCase() })
  expect(receiptsTo(camille.email)).toEqual([])
  const refused = await call('v1/pay', { method: 'POST', headers, body: { amount: 350, receipt_email: 'lou' } })
  expect(refused.status).toBe(422)
})

it('sends the receipt to the address that was typed last', async () => {
  const { pay, headers } = await bookForThree(useMemoryProvider())
  const body = { amount: 350, receipt_email: 'mistyped@exemple.fr' }
  expect((await call('v1/pay', { method: 'POST', headers, body })).status).toBe(201)
  await pay({ amount: 350, receipt_email: 'typed.again@exemple.fr' })
  expect(receiptsTo('mistyped@exemple.fr')).toEqual([])
  expect(receiptsTo('typed.again@exemple.fr')).toHaveLength(1)
})

it('counts the parts of a balance by what the deposit left once a traveler canceled', async () => {
  const { id, camille, look } = await bookForThree(useMemoryProvider())
  expect(await look()).toMatchObject({ balance: 1050, left: 1050 })
  const place = `reservations/${String(id)}/participants/3`
  const { fee, total } = (await camille.send<{ fee: number; total: number }>('GET', `${place}/cancellation`)).body
  const canceled = await camille.send('POST', `${place}/cancel`, { fee, total, travelers_count: 3 })
  expect(canceled.status).toBe(200)
  expect(await look()).toMatchObject({ total: 1000, paid: 450, balance: 550, left: 550 })
})

it('forgets the addresses of receipts after a month', async () => {
  const { id, pay } = await bookForThree(useMemoryProvider())
  await pay({ amount: 350, receipt_email: 'to.forget@exemple.fr' })
  await query(`update payment_intents set updated_at = now() - interval '31 days' where reservation_id = $1`, [id])
  await query(`select graphile_worker.add_job('forget_expired')`)
  await runJobs()
  expect(await query(`select 1 from payment_intents where receipt_email = 'to.forget@exemple.fr'`)).toEqual([])
})
