import type { SharedDeposit as SharedDepositDetail } from '@/contract/shared-deposits'
import type { IntentState } from '@/domain/payments/settle-step'
import type { ShareState } from '@/domain/payments/shared-deposit'
import { openPaymentToken, paymentLink } from '@/server/features/payment-methods/payment-link'
import type { Share, SharedDeposit } from './deposit'

/** A shared deposit for who books: who is in, who is missing, and the links of those. */
export const presentDeposit = (deposit: SharedDeposit): SharedDepositDetail => ({
  id: deposit.id,
  state: deposit.state,
  message: deposit.endMessage,
  amount: deposit.amountCents / 100,
  ready: readyCents(deposit) / 100,
  deadline: deposit.deadline,
  reservation_id: deposit.reservationId,
  shares: deposit.shares.map((share) => {
    const state = shareState({ deposit, share })
    return {
      ...{ position: share.position, name: share.name, amount: share.amountCents / 100, state },
      link: isAwaited(state) && deposit.state === 'open' ? paymentLink(openPaymentToken(share.linkSealed)) : null,
    }
  }),
})

/** How far a share is. */
export const shareState = ({
  deposit,
  share: { intentState, isDeclined },
}: {
  deposit: Pick<SharedDeposit, 'state'>
  share: Pick<Share, 'intentState' | 'isDeclined'>
}): ShareState => {
  if (deposit.state === 'released') return 'released'
  if (deposit.state === 'complete') return COMPLETE[intentState ?? 'expired']
  const state = OPEN[intentState ?? 'expired']
  return state === 'missing' && isDeclined ? 'declined' : state
}

const OPEN: Record<IntentState, ShareState> = {
  ...{ started: 'waiting', refused: 'refused', authorised: 'ready', accepted: 'ready', captured: 'paid' },
  ...{ releasing: 'missing', released: 'missing', expired: 'missing' },
}

const COMPLETE: Record<IntentState, ShareState> = {
  ...{ started: 'lost', refused: 'lost', authorised: 'ready', accepted: 'ready', captured: 'paid' },
  ...{ releasing: 'lost', released: 'lost', expired: 'lost' },
}

const isAwaited = (state: ShareState): boolean => ['missing', 'declined', 'waiting', 'refused'].includes(state)

/** What is authorised or taken of it. */
const readyCents = (deposit: SharedDeposit): number =>
  deposit.shares
    .filter((share) => ['ready', 'paid'].includes(shareState({ deposit, share })))
    .reduce((sum, { amountCents }) => sum + amountCents, 0)
