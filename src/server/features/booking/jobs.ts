import type { WorkerTask } from '@/server/platform/jobs/task'
import { cancelDepartures } from './cancellation/cancel-departures'
import { settleChoices } from './cancellation/settle-choices'
import { changeContracts } from './contract-changes/change-contracts'
import { settleChanges } from './contract-changes/settle-changes'
import { freeExpiredHolds } from './carts/free-expired-holds'
import { askDecisions } from './confirmation/ask-decisions'
import { mindCredits } from './credit/mind-credits'
import { mindGiftCards } from './gift-cards/mind-gift-cards'
import { remindBaskets } from './mails/remind-baskets'
import { forgetTripData } from './participants/forget-trip-data'
import { tellGuide } from './planning/tell-guide'
import { chaseDeposits } from './reservations/chase-deposits'
import { leaveScheduledMails } from './scheduled-mails/leave-scheduled-mails'
import { reconcilePayments } from './payments/reconcile-payments'
import { forgetCard } from './payments/saved-card/withdraw-cards'
import { mindSavedCards } from './payments/saved-card/mind-saved-cards'
import { mindSharedDeposits } from './payments/shared/mind-deposits'
import { sendRefund } from './payments/send-refund'
import { settleAll, settleOne } from './payments/settle-tasks'
import { askForUnpaid } from './unpaid/ask-for-unpaid'
import { endLateSales } from './unpaid/end-late-sales'
import { serveWaitlists } from './waitlist/serve-waitlists'

declare module '@/server/platform/jobs/task' {
  interface TaskPayloads {
    free_expired_holds: { departureId?: number }
    cancel_departures: { departureId?: number }
    change_contracts: { departureId?: number }
    settle_payment: { intentId: string }
    send_refund: { refundId: number }
    forget_card: { intentId: string }
    tell_guide: { guideId: number }
  }
}

export const BOOKING_TASKS: WorkerTask[] = [
  { name: 'free_expired_holds', run: freeExpiredHolds, at: '* * * * *' },
  { name: 'settle_payment', run: settleOne },
  { name: 'send_refund', run: sendRefund },
  { name: 'forget_card', run: forgetCard },
  { name: 'mind_saved_cards', run: mindSavedCards, at: '9 6-18 * * *' },
  { name: 'reconcile_payments', run: reconcilePayments, at: '43 1 * * *' },
  { name: 'mind_shared_deposits', run: mindSharedDeposits, at: '* * * * *' },
  { name: 'settle_payments', run: settleAll, at: '* * * * *' },
  { name: 'serve_waitlists', run: serveWaitlists, at: '* * * * *' },
  { name: 'leave_scheduled_mails', run: leaveScheduledMails, at: '*/5 * * * *' },
  { name: 'remind_baskets', run: remindBaskets, at: '41 6-18 * * *' },
  { name: 'chase_deposits', run: chaseDeposits, at: '11 7 * * *' },
  { name: 'ask_for_unpaid', run: askForUnpaid, at: '27 6 * * *' },
  // Midnight in Paris is 22:00 or 23:00.
  { name: 'end_late_sales', run: endLateSales, at: '2 22,23 * * *' },
  { name: 'ask_decisions', run: askDecisions, at: '23 6 * * *' },
  { name: 'cancel_departures', run: cancelDepartures, at: '* * * * *' },
  { name: 'settle_choices', run: settleChoices, at: '1 * * * *' },
  { name: 'change_contracts', run: changeContracts, at: '* * * * *' },
  { name: 'settle_changes', run: settleChanges, at: '2 * * * *' },
  { name: 'mind_credits', run: mindCredits, at: '3 * * * *' },
  { name: 'mind_gift_cards', run: mindGiftCards, at: '5 * * * *' },
  { name: 'tell_guide', run: tellGuide },
  { name: 'forget_trip_data', run: forgetTripData, at: '29 * * * *' },
]
