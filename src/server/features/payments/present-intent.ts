import type { PaymentDetail } from '@/contract/payments'
import type { IntentState } from '@/domain/payments/settle-step'
import type { Intent } from './intent'

type Settled = Exclude<PaymentDetail['state'], 'due'>

const STATES: Record<IntentState, Settled> = {
  started: 'waiting',
  refused: 'refused',
  authorised: 'ready',
  accepted: 'waiting',
  releasing: 'released',
  captured: 'paid',
  released: 'released',
  expired: 'expired',
}

/** How far a payment is, for who pays it. */
export const settledState = ({ state }: Pick<Intent, 'state'>): Settled => STATES[state]
