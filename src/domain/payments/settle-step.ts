/**
 * How far a payment of ours is. started: its person may pay; refused: they may try again; authorised: a share that waits for the
 * others; accepted: what it pays for is theirs, the money is to be taken; releasing: it is to be let go.
 */
export const INTENT_STATES = [
  'started',
  'refused',
  'authorised',
  'accepted',
  'releasing',
  'captured',
  'released',
  'expired',
] as const
export type IntentState = (typeof INTENT_STATES)[number]

/** What a provider says of it. */
export type SeenState = 'pending' | 'authorised' | 'captured' | 'refused' | 'released' | 'expired'

/**
 * accept: give what is paid for, if it can still be had; complete: the same for a share, once the others are in; record: write down what was taken; lose: what was given stays, its money
 * did not come; give_back: it was taken for nothing.
 */
export type SettleStep =
  | 'wait'
  | 'refuse'
  | 'accept'
  | 'complete'
  | 'capture'
  | 'record'
  | 'lose'
  | 'release'
  | 'close'
  | 'give_back'

const STEPS: Record<IntentState, Record<SeenState, SettleStep>> = {
  started: {
    ...{ pending: 'wait', refused: 'refuse', authorised: 'accept' },
    ...{ captured: 'accept', released: 'close', expired: 'close' },
  },
  refused: {
    ...{ pending: 'wait', refused: 'refuse', authorised: 'accept' },
    ...{ captured: 'accept', released: 'close', expired: 'close' },
  },
  authorised: {
    ...{ pending: 'wait', refused: 'close', authorised: 'complete' },
    ...{ captured: 'give_back', released: 'close', expired: 'close' },
  },
  accepted: {
    ...{ pending: 'wait', refused: 'lose', authorised: 'capture' },
    ...{ captured: 'record', released: 'lose', expired: 'lose' },
  },
  releasing: {
    ...{ pending: 'release', refused: 'release', authorised: 'release' },
    ...{ captured: 'give_back', released: 'close', expired: 'close' },
  },
  captured: {
    ...{ pending: 'wait', refused: 'wait', authorised: 'wait' },
    ...{ captured: 'wait', released: 'wait', expired: 'wait' },
  },
  released: {
    ...{ pending: 'wait', refused: 'wait', authorised: 'release' },
    ...{ captured: 'give_back', released: 'wait', expired: 'wait' },
  },
  expired: {
    ...{ pending: 'wait', refused: 'wait', authorised: 'release' },
    ...{ captured: 'give_back', released: 'wait', expired: 'wait' },
  },
}

/** What is to be done of a payment, by how far it is and what its provider says of it. */
export const settleStep = ({ intent, seen }: { intent: IntentState; seen: SeenState }): SettleStep =>
  STEPS[intent][seen]

/** Whether something may still happen to it. */
export const isOpenIntent = (state: IntentState): boolean =>
  state !== 'captured' && state !== 'released' && state !== 'expired'
