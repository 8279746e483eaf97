import type { ScheduledTemplate } from '@/server/features/reservations/scheduled-mails/enqueue-scheduled-mail'
import { scheduledMail } from '@/server/features/reservations/scheduled-mails/scheduled-mail'
import { guideAwayMail, guideDaysOffMail } from './absence-mails'
import { basketMail } from './basket-mail'
import type { BookingNewsKind } from './booking-mail-kind'
import { contractChangeAskedMail, contractChangeReminderMail, contractChangeSettledMail } from './change-mails'
import { choiceMadeMail, guideDepartureCanceledMail } from './choice-mails'
import { creditReminderMail, creditReturnedMail } from './credit-mails'
import { departuresToDecideMail } from './departures-to-decide-mail'
import { giftAgainMail, giftBoughtMail, giftEndsMail, giftReceivedMail } from './gift-mails'
import { giftWithdrawalLinksMail, giftWithdrawnMail } from './gift-withdrawal-mails'
import { giftToPayMail } from './gift-to-pay-mail'
import { groupMessageMail } from './group-message-mail'
import { guideChangesMail } from './guide-changes-mail'
import { informationFormMail } from './information-form-mail'
import { orderMail } from './order-mail'
import { participantCanceledMail, participantConfirmedMail, participantMovedMail } from './participant-change-mails'
import { reviewInvitationMail } from './review-invitation-mail'
import { participantLinkMail, participantReminderMail } from './participant-mails'
import { participantDroppedMail } from './participant-dropped-mail'
import { balanceChargeSoonMail, balanceRefusedMail } from './saved-card-mails'
import { paymentLostMail, paymentReceiptMail, refundSentMail } from './payment-mails'
import { placeReceivedMail } from './place-received-mail'
import { refundsAfterDeletionMail } from './refunds-after-deletion-mail'
import { reservationMail } from './reservation-mail'
import { unpaidStartsMail } from './unpaid-starts-mail'
import { TRIP_MAILS } from './trip-mails'
import { partReceiptMail } from './part-receipt-mail'
import { shareLeftMail, shareReceiptMail, shareRefundSentMail, shareReleasedMail } from './share-mails'
import {
  shareDeclinedMail,
  sharedDepositEndedMail,
  sharedDepositOpenedMail,
  sharedDepositSoonMail,
} from './shared-deposit-mails'
import {
  waitlistCanceledMail,
  waitlistClosedMail,
  waitlistJoinedMail,
  waitlistOfferMail,
  waitlistOfferOverMail,
  waitlistRemovedMail,
} from './waitlist-mails'

declare module '@/server/platform/email/mail' {
  interface Mails
    extends Record<BookingNewsKind, { reservationId: number }>, Record<ScheduledTemplate, { scheduledMailId: number }> {
    confirm_order: { pendingOrderId: number }
    departures_to_decide: { departureIds: number[] }
    unpaid_starts: { reservationIds: number[] }
    group_message: { messageId: number; participantId: number }
    information_form: { reservationId: number }
    unfinished_basket: { cartId: number }
    waitlist_joined: { entryId: number }
    waitlist_offer: { entryId: number; until: string }
    waitlist_offer_over: { entryId: number }
    waitlist_closed: { departureId: number; userId: number }
    waitlist_canceled: { departureId: number; userId: number }
    waitlist_removed: { departureId: number; userId: number; reason: string }
    choice_made: { reservationId: number }
    contract_change_asked: { changeId: number; reservationId: number }
    contract_change_reminder: { changeId: number; reservationId: number }
    contract_change_settled: { changeId: number; reservationId: number }
    guide_departure_canceled: { departureId: number }
    guide_changes: { guideId: number; changeIds: number[] }
    guide_away_from_departures: { absenceId: number }
    guide_days_off: { absenceId: number }
    credit_reminder: { accountId: number }
    credit_returned: { accountId: number }
    payment_receipt: { paymentId: number }
    part_receipt: { paymentId: number }
    payment_lost: { reservationId: number }
    shared_deposit_opened: { depositId: number }
    shared_deposit_soon: { depositId: number }
    shared_deposit_ended: { depositId: number }
    share_released: { shareId: number }
    share_declined: { shareId: number }
    share_left: { shareId: number }
    share_receipt: { paymentId: number }
    share_refund_sent: { paymentId: number }
    balance_charge_soon: { reservationId: number }
    balance_refused: { intentId: string }
    refund_sent: { paymentId: number }
    /** `wrapped`: name, address and refunds of a customer whose account is deleted, encrypted; no table keeps them. */
    refunds_after_deletion: { wrapped: string }
    gift_bought: { giftCardId: number }
    gift_to_pay: { giftCardId: number }
    gift_received: { giftCardId: number }
    gift_again: { giftCardId: number }
    gift_withdrawn: { giftCardId: number }
    gift_withdrawal_links: { email: string }
    gift_ends: { giftCardId: number }
    participant_link: { participantId: number; wrappedToken: string }
    participant_reminder: { participantId: number }
    participant_confirmed: { participantId: number }
    participant_moved: { participantId: number }
    participant_canceled: { participantId: number }
    /** The acknowledgement of who takes a place over, with their private link. */
    place_received: { participantId: number; wrappedToken: string }
    /** `wrapped`: the name and address of who is a traveler no more, which nothing else keeps. */
    participant_dropped: { reservationId: number; wrapped: string }
  }
}

export const BOOKING_MAILS = {
  reservation_received: reservationMail('reservation_received'),
  reservation_confirmed: reservationMail('reservation_confirmed'),
  reservation_moved: reservationMail('reservation_moved'),
  options_changed: reservationMail('options_changed'),
  discounted: reservationMail('discounted'),
  fee_lowered: reservationMail('fee_lowered'),
  place_transferred: reservationMail('place_transferred'),
  travelers_added: reservationMail('travelers_added'),
  traveler_canceled: reservationMail('traveler_canceled'),
  canceled_by_customer: reservationMail('canceled_by_customer'),
  canceled_by_agency: reservationMail('canceled_by_agency'),
  departure_confirmed: reservationMail('departure_confirmed'),
  departure_canceled: reservationMail('departure_canceled'),
  deposit_due_soon: scheduledMail(reservationMail('deposit_due_soon')),
  deposit_due: scheduledMail(reservationMail('deposit_due')),
  balance_due_soon: scheduledMail(reservationMail('balance_due_soon')),
  balance_due: scheduledMail(reservationMail('balance_due')),
  balance_late: scheduledMail(reservationMail('balance_late')),
  profiles_in_30_days: scheduledMail(reservationMail('profiles_in_30_days')),
  profiles_in_7_days: scheduledMail(reservationMail('profiles_in_7_days')),
  authorisation_due: scheduledMail(reservationMail('authorisation_due')),
  trip_in_7_days: scheduledMail(TRIP_MAILS.trip_in_7_days),
  trip_tomorrow: scheduledMail(TRIP_MAILS.trip_tomorrow),
  invited_in_7_days: scheduledMail(TRIP_MAILS.invited_in_7_days),
  invited_tomorrow: scheduledMail(TRIP_MAILS.invited_tomorrow),
  review_invitation: scheduledMail(reviewInvitationMail),
  confirm_order: orderMail,
  departures_to_decide: departuresToDecideMail,
  unpaid_starts: unpaidStartsMail,
  group_message: groupMessageMail,
  information_form: informationFormMail,
  unfinished_basket: basketMail,
  waitlist_joined: waitlistJoinedMail,
  waitlist_offer: waitlistOfferMail,
  waitlist_offer_over: waitlistOfferOverMail,
  waitlist_closed: waitlistClosedMail,
  waitlist_canceled: waitlistCanceledMail,
  waitlist_removed: waitlistRemovedMail,
  choice_made: choiceMadeMail,
  contract_change_asked: contractChangeAskedMail,
  contract_change_reminder: contractChangeReminderMail,
  contract_change_settled: contractChangeSettledMail,
  guide_departure_canceled: guideDepartureCanceledMail,
  guide_changes: guideChangesMail,
  guide_away_from_departures: guideAwayMail,
  guide_days_off: guideDaysOffMail,
  credit_reminder: creditReminderMail,
  credit_returned: creditReturnedMail,
  payment_receipt: paymentReceiptMail,
  part_receipt: partReceiptMail,
  payment_lost: paymentLostMail,
  shared_deposit_opened: sharedDepositOpenedMail,
  shared_deposit_soon: sharedDepositSoonMail,
  shared_deposit_ended: sharedDepositEndedMail,
  share_released: shareReleasedMail,
  share_declined: shareDeclinedMail,
  share_left: shareLeftMail,
  share_receipt: shareReceiptMail,
  share_refund_sent: shareRefundSentMail,
  balance_charge_soon: balanceChargeSoonMail,
  balance_refused: balanceRefusedMail,
  refund_sent: refundSentMail,
  refunds_after_deletion: refundsAfterDeletionMail,
  gift_bought: giftBoughtMail,
  gift_to_pay: giftToPayMail,
  gift_received: giftReceivedMail,
  gift_again: giftAgainMail,
  gift_withdrawn: giftWithdrawnMail,
  gift_withdrawal_links: giftWithdrawalLinksMail,
  gift_ends: giftEndsMail,
  participant_link: participantLinkMail,
  participant_reminder: participantReminderMail,
  participant_confirmed: participantConfirmedMail,
  participant_moved: participantMovedMail,
  participant_canceled: participantCanceledMail,
  participant_dropped: participantDroppedMail,
  place_received: placeReceivedMail,
}
