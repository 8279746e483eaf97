import { TEST_CARDS } from '@/domain/payments/test-cards'
import { cardOutcome } from './card-outcome'
import { acceptPayment, refusePayment } from './change-payment'
import { cardOf, type SandboxFailure, type SandboxRow, lockPayment } from './sandbox-payment'
import { SandboxRefusal } from './sandbox-refusal'
import { inSandboxTransaction } from './in-sandbox-transaction'

/** What the page shows next. */
export type PageTurn = { next: 'return' | 'proof' } | { failure: SandboxFailure }

const isOpen = ({ state }: SandboxRow): boolean => ['awaiting_card', 'awaiting_proof', 'refused'].includes(state)

/** The card that a person chose on the page: the page tells its name among the test cards, never a number. */
export const payByCard = ({ id, card: key }: { id: string; card: string }): Promise<PageTurn> => {
  const card = TEST_CARDS.find((one) => one.key === key)
  if (!card) throw new SandboxRefusal({ status: 422, code: 'unknown_card', message: 'That is no test card.' })
  return inSandboxTransaction(async (client): Promise<PageTurn> => {
    const row = await lockPayment({ client, id })
    // A second press, or a page that was left open: what was decided stands.
    if (!isOpen(row)) return { next: 'return' }
    const outcome = cardOutcome({ fate: card.fate, isHolderThere: true })
    if (outcome.kind === 'refused') {
      await refusePayment({ client, row, card, failure: outcome.failure })
      return { failure: outcome.failure }
    }
    if (outcome.kind === 'proof') {
      await client.query(
        `update house_payments set state = 'awaiting_proof', card = $2, failure = null where id = $1`,
        [id, card.key],
      )
      return { next: 'proof' }
    }
    await acceptPayment({ client, row, card, lapsesIn: outcome.lapsesIn })
    return { next: 'return' }
  })
}

/** What a person answered in the application of their bank. */
export const proveIdentity = ({ id, isConfirmed }: { id: string; isConfirmed: boolean }): Promise<PageTurn> =>
  inSandboxTransaction(async (client): Promise<PageTurn> => {
    const row = await lockPayment({ client, id })
    const card = cardOf(row)
    if (row.state !== 'awaiting_proof' || !card) return { next: 'return' }
    if (!isConfirmed) {
      await refusePayment({ client, row, card, failure: 'proof_refused' })
      return { failure: 'proof_refused' }
    }
    await acceptPayment({ client, row, card, lapsesIn: null })
    return { next: 'return' }
  })
