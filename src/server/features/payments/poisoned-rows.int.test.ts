import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, it } from 'vitest'
import { query, queryOne } from '@/server/platform/db/pool'
import { createExpedition } from '../../../../tests/factories/expedition'
import { createLegalDocument } from '../../../../tests/factories/legal-document'
import { call } from '../../../../tests/integration/call'
import { paidGift } from '../../../../tests/integration/gifting'
import { useMemoryProvider, type MemoryProvider } from '../../../../tests/integration/memory-provider'
import { departureToPay, referenceOf, settle, signInToPay } from '../../../../tests/integration/paying'
import { expectOthersToGoOn, poisonRows } from '../../../../tests/integration/poisoned-row'
import { runJobs } from '../../../../tests/integration/run-jobs'
import { openSharing, reachDeadline } from '../../../../tests/integration/sharing'

let payload: Payload
let expedition: number

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  expedition = (await createExpedition(payload)).id
  await createLegalDocument(payload, { kind: 'gift_card_terms' })
  await runJobs()
})
beforeEach(() => query('delete from rate_limits'))

const has = (statement: string) => (id: number | string) => queryOne(statement, [id])

const startPayment = async (provider: MemoryProvider, more: { card_terms_version?: string } = {}) => {
  const { id: departure } = await departureToPay(payload, { expedition })
  const camille = await signInToPay(payload)
  const { body } = await camille.pay(await camille.hold(departure), more)
  provider.act(await referenceOf(body.payment_id), 'accepted')
  return body
}

/** A payment whose browser is gone, made a while ago. */
const unsettled = async (provider: MemoryProvider) => {
  const { payment_id: id } = await startPayment(provider)
  await query(
    `update payment_intents set created_at = now() - interval '1 minute', updated_at = now() - interval '1 minute' where id = $1`,
    [id],
  )
  return id
}

/** A reservation with a kept card whose balance is due in three days. */
const cardToAnnounce = async (provider: MemoryProvider) => {
  const { body } = await call<{ card: { terms: { version: string } | null } | null }>('v1/payment-means')
  const { token } = await startPayment(provider, { card_terms_version: body.card?.terms?.version ?? '' })
  const id = Number((await settle(token)).body.reservation_id)
  await query(`update reservations set balance_due_on = now() + interval '3 days' where id = $1`, [id])
  return id
}

const sharingAtItsHour = async () => {
  const { deposit } = await openSharing(payload, { expedition })
  await reachDeadline(deposit.id)
  return deposit.id
}

const giftThatEnds = async (provider: MemoryProvider) => {
  const { id } = await paidGift(provider)
  await query(`update gift_cards set expires_on = (now() + interval '10 days')::date where id = $1`, [id])
  return id
}

describe('a row that fails keeps no other back', () => {
  it('in settle_payments', async () => {
    const provider = useMemoryProvider()
    await expectOthersToGoOn({
      task: 'settle_payments',
      make: async () => [await unsettled(provider), await unsettled(provider)],
      poison: poisonRows('payment_intents', 'id'),
      isDone: has(`select 1 from payment_intents where id = $1 and state = 'captured'`),
    })
  })

  it('in mind_saved_cards', async () => {
    const provider = useMemoryProvider()
    await expectOthersToGoOn({
      task: 'mind_saved_cards',
      make: async () => [await cardToAnnounce(provider), await cardToAnnounce(provider)],
      poison: poisonRows('saved_cards', 'reservation_id'),
      isDone: has('select 1 from saved_cards where reservation_id = $1 and announced_on is not null'),
    })
  })

  it('in mind_shared_deposits', async () => {
    useMemoryProvider()
    await expectOthersToGoOn({
      task: 'mind_shared_deposits',
      make: async () => [await sharingAtItsHour(), await sharingAtItsHour()],
      poison: poisonRows('shared_deposits', 'id'),
      isDone: has(`select 1 from shared_deposits where id = $1 and state = 'released'`),
    })
  })

  it('in mind_gift_cards', async () => {
    const provider = useMemoryProvider()
    await expectOthersToGoOn({
      task: 'mind_gift_cards',
      make: async () => [await giftThatEnds(provider), await giftThatEnds(provider)],
      poison: poisonRows('gift_cards', 'id'),
      isDone: has('select 1 from gift_cards where id = $1 and recalled_at is not null'),
    })
  })

  it('in reconcile_payments', async () => {
    const second = useMemoryProvider()
    const first = useMemoryProvider()
    await expectOthersToGoOn({
      task: 'reconcile_payments',
      make: () => Promise.resolve([first.key, second.key]),
      poison: () => {
        first.down = 'before'
        return Promise.resolve(() => Promise.resolve((first.down = false)))
      },
      isDone: has('select 1 from payment_comparisons where provider = $1'),
    })
  })
})
