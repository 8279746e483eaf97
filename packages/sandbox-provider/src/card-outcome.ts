import type { TestCard } from '@/domain/payments/test-cards'
import type { SandboxFailure } from './sandbox-payment'

export type CardOutcome =
  | { kind: 'refused'; failure: SandboxFailure }
  | { kind: 'proof' }
  | { kind: 'paid'; lapsesIn: number | null }

/** An authorisation that will not last until it is captured: it shows as good for so many seconds. */
const LAPSING_SECONDS = 60

/** What the bank of a test card answers, in front of its holder or without them. */
export const cardOutcome = ({
  fate,
  isHolderThere,
}: {
  fate: TestCard['fate']
  isHolderThere: boolean
}): CardOutcome => {
  if (fate === 'refused') return { kind: 'refused', failure: 'card_refused' }
  if (fate === 'insufficient') return { kind: 'refused', failure: 'insufficient_funds' }
  if (fate === 'expired_card') return { kind: 'refused', failure: 'card_expired' }
  if (fate === 'three_d_secure') {
    return isHolderThere ? { kind: 'proof' } : { kind: 'refused', failure: 'proof_required' }
  }
  return { kind: 'paid', lapsesIn: fate === 'lapses' ? LAPSING_SECONDS : null }
}
