import { remindBaskets } from '@/server/features/booking-mails/remind-baskets'
import { freeExpiredHolds } from '@/server/features/carts/free-expired-holds'
import { cancelDepartures } from '@/server/features/changes/cancellation/cancel-departures'
import { settleChoices } from '@/server/features/changes/cancellation/settle-choices'
import { chaseDeposits } from '@/server/features/changes/chase-deposits'
import { changeContracts } from '@/server/features/changes/contract-changes/change-contracts'
import { settleChanges } from '@/server/features/changes/contract-changes/settle-changes'
import { settleAll, settleOne } from '@/server/features/checkout/settle-tasks'
import { askDecisions } from '@/server/features/departures/confirmation/ask-decisions'
import { tellGuide } from '@/server/features/departures/planning/tell-guide'
import { askForUnpaid } from '@/server/features/desk/unpaid/ask-for-unpaid'
import { endLateSales } from '@/server/features/desk/unpaid/end-late-sales'
import { mindGiftCards } from '@/server/features/gift-cards/mind-gift-cards'
import { mindCredits } from '@/server/features/ledger/credit/mind-credits'
import { reconcilePayments } from '@/server/features/payments/reconcile-payments'
import { mindSavedCards } from '@/server/features/payments/saved-card/mind-saved-cards'
import { forgetCard } from '@/server/features/payments/saved-card/withdraw-cards'
import { sendRefund } from '@/server/features/payments/send-refund'
import { mindSharedDeposits } from '@/server/features/payments/shared/mind-deposits'
import { leaveScheduledMails } from '@/server/features/reservations/scheduled-mails/leave-scheduled-mails'
import { serveWaitlists } from '@/server/features/seats/waitlist/serve-waitlists'
import { forgetTripData } from '@/server/features/travelers/forget-trip-data'
import type { WorkerTask } from '@/server/platform/jobs/task'

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
