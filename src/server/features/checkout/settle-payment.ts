import type { PayloadRequest } from 'payload'
import { failureMessage } from '@/domain/payments/payment-failure'
import { isOpenIntent, settleStep } from '@/domain/payments/settle-step'
import type { OnlineProvider, ProviderPayment } from '@/server/features/payment-methods/port'
import { giveBackWhole } from '@/server/features/payments/give-back-whole'
import { changeIntent, lockIntent, mayBePaid, readIntents, type Intent } from '@/server/features/payments/intent'
import { noteDispute } from '@/server/features/payments/note-dispute'
import { noteEvent, type ProviderEvent } from '@/server/features/payments/note-event'
import { noteFoundRefunds } from '@/server/features/payments/note-found-refunds'
import { recordCapture } from '@/server/features/payments/record-capture'
import { chargeKeptCard } from '@/server/features/payments/saved-card/charge-kept-card'
import { noteChargeRefused } from '@/server/features/payments/saved-card/note-charge-refused'
import { loseShare } from '@/server/features/payments/shared/end-sharing'
import { providerOf, startAtProvider } from '@/server/features/payments/start-at-provider'
import { lockCart } from '@/server/features/seats/lock-cart'
import { sql, transactionOf, type Transaction } from '@/server/platform/db/transaction-of'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { acceptIntent } from './accept-intent'
import { PURPOSES } from './payment-purposes'
import { prolongHold } from './prolong-hold'
import { completeDeposit } from './shared/complete-deposit'

/** More turns than a payment can take: each one but the last changed something. */
const MOST_TURNS = 8

/**
 * The one door of every payment by a provider: reads what it says, then acts in one transaction, then does outside what that one
 * decided, and looks again until nothing is left. Who calls it, how often and how many at once changes nothing: a browser that is
 * back, a message, the clock and the agency all do. `ProviderUnavailable` when the provider does not answer.
 */
export const settlePayment = async ({
  req,
  intentId,
  event,
}: {
  req: PayloadRequest
  intentId: string
  event?: ProviderEvent
}): Promise<Intent> => {
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const [found] = await readIntents(sql`i.id = ${intentId}::uuid`)
    if (!found) throw new Error(`There is no payment ${intentId}.`)
    if (!isOpenIntent(found.state) && !event) return found
    const intent = found.reference === null ? await begin({ req, intent: found }) : found
    if (intent === null) continue
    const provider = providerOf(intent)
    const seen = await actOutside({ intent, provider, seen: await provider.verify(intent.reference ?? '') })
    const hasChanged = await actInside({ req, intent, seen, event: turn === 0 ? event : undefined })
    if (!hasChanged) return readAgain(intent)
  }
  throw new Error(`The payment ${intentId} does not settle.`)
}

/** Has a payment started, as whoever was to do that did not come to it; null where there is none at the provider. */
const begin = async ({ req, intent }: { req: PayloadRequest; intent: Intent }): Promise<Intent | null> => {
  if (!intent.chargesSaved) return { ...intent, reference: (await startAtProvider(intent)).reference }
  const reference = await chargeKeptCard(intent)
  if (reference !== null) return { ...intent, reference }
  await withTransaction(req, () => noteChargeRefused({ req, intent, failure: 'other', isStarted: false }))
  return null
}

const readAgain = async (intent: Intent): Promise<Intent> =>
  (await readIntents(sql`i.id = ${intent.id}::uuid`))[0] ?? intent

type Looked = { intent: Intent; seen: ProviderPayment }

/** Takes or lets go what an earlier transaction decided, under keys of the row: asked twice, it is done once. */
const actOutside = async ({
  intent,
  provider,
  seen,
}: Looked & { provider: OnlineProvider }): Promise<ProviderPayment> => {
  const step = settleStep({ intent: intent.state, seen: seen.state })
  const { reference } = seen
  if (step === 'capture' && provider.capture) {
    return provider.capture({ reference, amountCents: intent.amountCents, key: `capture-${intent.id}` })
  }
  if (step === 'release' && provider.release) return provider.release({ reference, key: `release-${intent.id}` })
  return seen
}

type Acting = Looked & { req: PayloadRequest; event: ProviderEvent | undefined }

/** Does what is to be done here, and says whether there may be more. */
const actInside = async ({ req, intent, seen, event }: Acting): Promise<boolean> => {
  const step = settleStep({ intent: intent.state, seen: seen.state })
  if (step === 'accept') return acceptIntent({ req, intent, seen, event })
  if (step === 'complete') return completeDeposit({ req, intent, event })
  const isKnown = step === 'refuse' && intent.failure === (seen.failure?.code ?? 'other')
  if ((step === 'wait' || isKnown) && !event) return false
  return withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    const purpose = PURPOSES[intent.purpose]
    if (step === 'record') return purpose.record({ req, intent, seen, event })
    if (step === 'lose') return purpose.lose({ req, intent, seen, event })
    // One share that is gone is gone for all.
    if (intent.state === 'authorised' && step !== 'wait') return loseShare({ req, intent, event })
    if (step === 'give_back') {
      // What a reservation was paid twice is in its ledger, and owed back by it.
      if (intent.reservationId !== null) return recordCapture({ req, intent, seen, event })
      return giveBackWhole({ transaction, intent, seen, event })
    }
    if (step === 'refuse') return refuse({ req, intent, seen, event })
    const isNew = await noteEvent({ transaction, intent, event })
    await noteDispute({ transaction, provider: intent.provider, seen })
    await noteFoundRefunds({ transaction, provider: intent.provider, seen })
    return step === 'close' && isNew ? closeIntent({ transaction, intent, seen }) : false
  })
}

/** A kept card is charged without its holder: nobody is there to try again. */
const refuse = ({ req, intent, seen, event }: Acting): Promise<boolean> =>
  intent.chargesSaved
    ? noteChargeRefused({ req, intent, failure: seen.failure?.code ?? 'other', event, isStarted: true })
    : noteRefusal({ req, intent, seen, event })

/** The person may try again: why is kept, and the seats wait a little longer. */
const noteRefusal = async ({ req, intent, seen, event }: Acting): Promise<boolean> => {
  const { userId } = intent
  const locks = intent.purpose === 'order' && userId !== null ? await lockCart({ req, userId }) : null
  const transaction = await transactionOf(req)
  const held = await lockIntent({ transaction, id: intent.id })
  const isNew = await noteEvent({ transaction, intent, event })
  if (!isNew || !mayBePaid(held)) return false
  const failure = seen.failure?.code ?? 'other'
  const change = { state: 'refused', failure, failureMessage: failureMessage(failure) } as const
  await changeIntent({ transaction, intent: held, change })
  if (locks?.cart && locks.cart.id === intent.cartId) await prolongHold({ locks, userId: Number(userId) })
  return false
}

/** What was let go, or ended by itself, before anything was given for it. */
const closeIntent = async ({
  transaction,
  intent,
  seen,
}: {
  transaction: Transaction
  intent: Intent
  seen: ProviderPayment
}): Promise<boolean> => {
  const held = await lockIntent({ transaction, id: intent.id })
  if (!held || !isOpenIntent(held.state) || held.state === 'accepted') return false
  const isReleased = held.state === 'releasing' || seen.state === 'released'
  await changeIntent({ transaction, intent: held, change: { state: isReleased ? 'released' : 'expired' } })
  return false
}
