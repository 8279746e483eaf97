import {
  cancelWholeDeparture,
  hastenDepartureCancellation,
  listRefundsDue,
  previewDepartureCancellation,
  stopDepartureCancellation,
} from '@/contract/cancellation'
import {
  hastenContractChange,
  listContractChanges,
  planContractChange,
  previewContractChange,
  stopContractChange,
} from '@/contract/contract-changes'
import { getAccountCredit, reverseCredit } from '@/contract/credit'
import {
  bookForCustomer,
  confirmWholeDeparture,
  getDepartureDesk,
  getRosterFile,
  listAccountBookings,
  listDeparturesToDecide,
  priceForCustomer,
  type PhoneSale,
} from '@/contract/desk'
import { closeDepartureWaitlist, moveOnWaitlist, offerFromWaitlist, removeFromWaitlist } from '@/contract/desk-waitlist'
import { changeForCustomer, getDeskChanges, previewBookingChange } from '@/contract/desk-changes'
import {
  addPayment,
  cancelForCustomer,
  confirmForCustomer,
  getFeePaper,
  getReservationDesk,
  moveForCustomer,
  sendFormToCustomer,
  setDiscount as setDiscountRoute,
  setSavings,
  writeReservationNote,
} from '@/contract/reservation-desk'
import { listUnpaidStarts } from '@/contract/unpaid-starts'
import { getGuardianForDesk, receiveAuthorisation } from '@/contract/guardian'
import { getInvoicePaper, listInvoices } from '@/contract/invoices'
import { decideDifference, getEvidencePaper, getMoney } from '@/contract/money'
import { listScheduledMails, sendScheduledMail, skipScheduledMail } from '@/contract/scheduled-mails'
import { foldCode } from '@/domain/reservations/promo-code'
import { readRefundsDue } from '@/server/features/changes/cancellation/list-refunds-due'
import { planCancellation } from '@/server/features/changes/cancellation/plan-cancellation'
import { previewCancellation } from '@/server/features/changes/cancellation/preview-cancellation'
import { hastenCancellation, stopCancellation } from '@/server/features/changes/cancellation/stop-cancellation'
import { listChanges } from '@/server/features/changes/contract-changes/list-changes'
import { hastenChange, planChange, stopChange } from '@/server/features/changes/contract-changes/plan-change'
import { previewChange } from '@/server/features/changes/contract-changes/preview-change'
import { setDiscount } from '@/server/features/changes/set-discount'
import { confirmDeparture } from '@/server/features/departures/confirmation/confirm-departure'
import { readDeparturesToDecide } from '@/server/features/departures/confirmation/read-departures-to-decide'
import { BANK_LINE_ENDPOINTS } from '@/server/features/desk/bank-lines/calls'
import { bookByPhone } from '@/server/features/desk/book-by-phone'
import { cancelByStaff } from '@/server/features/desk/cancel-by-staff'
import { changeBooking, previewChangeOf, readDeskChanges } from '@/server/features/desk/change-booking'
import { confirmReservation } from '@/server/features/desk/confirm-reservation'
import { exportRoster } from '@/server/features/desk/export-roster'
import { moveReservation } from '@/server/features/desk/move-reservation'
import { pricePhoneSale } from '@/server/features/desk/phone-offer'
import { readAccountBookings } from '@/server/features/desk/read-account-bookings'
import { readDepartureDesk } from '@/server/features/desk/read-departure-desk'
import { readReservationDesk } from '@/server/features/desk/read-reservation-desk'
import { recordPayment } from '@/server/features/desk/record-payment'
import { recordSavings } from '@/server/features/desk/record-savings'
import { sendInformationForm } from '@/server/features/desk/send-information-form'
import { writeNote } from '@/server/features/desk/write-note'
import { drawEvidencePaper } from '@/server/features/documents/draw-evidence-paper'
import { drawFeePaper } from '@/server/features/documents/draw-fee-paper'
import { GIFT_DESK_ENDPOINTS } from '@/server/features/gift-cards/desk/calls'
import { readAccountCredit } from '@/server/features/ledger/credit/read-credit'
import { reverseCreditOf } from '@/server/features/ledger/credit/reverse-credit'
import { drawInvoice } from '@/server/features/ledger/invoices/draw-invoice'
import { listInvoicesOf } from '@/server/features/ledger/invoices/read-invoice'
import { decideDifferenceOf } from '@/server/features/payments/decide-difference'
import { readMoney } from '@/server/features/payments/read-money'
import { readUnpaidStarts } from '@/server/features/reservations/read-unpaid-starts'
import { sendMailNow, skipMail } from '@/server/features/reservations/scheduled-mails/decide-on-mail'
import { listMails } from '@/server/features/reservations/scheduled-mails/list-scheduled-mails'
import { closeWaitlistByStaff } from '@/server/features/seats/waitlist/close-by-staff'
import { offerNowTo } from '@/server/features/seats/waitlist/offer-now'
import { removeEntry } from '@/server/features/seats/waitlist/remove-entry'
import { reorderWaitlist } from '@/server/features/seats/waitlist/reorder-waitlist'
import { readGuardianForDesk } from '@/server/features/travelers/read-guardian-for-desk'
import { receiveAuthorisationOf } from '@/server/features/travelers/receive-authorisation'
import { queryOnPool } from '@/server/platform/db/query-on-pool'
import { transactionOf } from '@/server/platform/db/transaction-of'
import { implementRoute } from '@/server/platform/http/implement-route'
import { withTransaction } from '@/server/platform/payload/with-transaction'

/** What the agency asks and does on the pages of a departure and of a reservation. */
export const DESK_ENDPOINTS = [
  ...BANK_LINE_ENDPOINTS,
  ...GIFT_DESK_ENDPOINTS,
  implementRoute(listDeparturesToDecide, async () => ({
    departures: await readDeparturesToDecide(queryOnPool),
  })),
  implementRoute(listUnpaidStarts, async () => ({ reservations: await readUnpaidStarts(queryOnPool) })),
  implementRoute(getDepartureDesk, ({ params }) => readDepartureDesk(params.id)),
  implementRoute(priceForCustomer, async ({ params, body, req }) => {
    const sale = { ...saleOf(body), departureId: params.id, email: body.email }
    const priced = await withTransaction(req, async () =>
      pricePhoneSale({ transaction: await transactionOf(req), sale }),
    )
    const { totalCents, discountCents, promoRefusal } = priced
    return { total_cents: totalCents, discount_cents: discountCents, promo_refusal: promoRefusal }
  }),
  implementRoute(bookForCustomer, ({ params, user, body, req }) => {
    const { email, first_name, last_name, phone, total_cents: toldCents } = body
    const sale = { ...saleOf(body), departureId: params.id }
    return bookByPhone({ req, authorId: user.id, sale, person: { email, first_name, last_name, phone }, toldCents })
  }),
  implementRoute(confirmWholeDeparture, ({ params, user, req }) =>
    confirmDeparture({ req, authorId: user.id, departureId: params.id }),
  ),
  implementRoute(cancelWholeDeparture, ({ params, user, body, req }) =>
    planCancellation({ req, authorId: user.id, departureId: params.id, ...body }),
  ),
  implementRoute(previewDepartureCancellation, ({ params, user, body }) =>
    previewCancellation({ authorId: user.id, departureId: params.id, ...body }),
  ),
  implementRoute(stopDepartureCancellation, ({ params, user, req }) =>
    stopCancellation({ req, authorId: user.id, departureId: params.id }),
  ),
  implementRoute(hastenDepartureCancellation, ({ params, req }) => hastenCancellation({ req, departureId: params.id })),
  implementRoute(previewContractChange, ({ params, user, body }) =>
    previewChange({ authorId: user.id, departureId: params.id, plan: body }),
  ),
  implementRoute(planContractChange, ({ params, user, body, req }) =>
    planChange({ req, authorId: user.id, departureId: params.id, plan: body }),
  ),
  implementRoute(stopContractChange, ({ params, user, req }) =>
    stopChange({ req, authorId: user.id, departureId: params.id }),
  ),
  implementRoute(hastenContractChange, ({ params, req }) => hastenChange({ req, departureId: params.id })),
  implementRoute(listContractChanges, async ({ params }) => ({ changes: await listChanges(params.id) })),
  implementRoute(listRefundsDue, async () => ({ refunds: await readRefundsDue() })),
  implementRoute(getMoney, () => readMoney()),
  implementRoute(decideDifference, ({ user, params }) => decideDifferenceOf({ id: params.id, userId: user.id })),
  implementRoute(moveOnWaitlist, ({ params, user, body: { entry_id: entryId, ...move }, req }) =>
    reorderWaitlist({ req, authorId: user.id, departureId: params.id, entryId, ...move }),
  ),
  implementRoute(removeFromWaitlist, ({ params, body, req }) =>
    removeEntry({ req, departureId: params.id, entryId: body.entry_id, reason: body.reason }),
  ),
  implementRoute(offerFromWaitlist, ({ params, body, req }) =>
    offerNowTo({ req, departureId: params.id, entryId: body.entry_id }),
  ),
  implementRoute(closeDepartureWaitlist, ({ params, req }) => closeWaitlistByStaff({ req, departureId: params.id })),
  implementRoute(getRosterFile, ({ params, req }) => exportRoster({ req, departureId: params.id })),
  implementRoute(listAccountBookings, ({ params }) => readAccountBookings(params.id)),
  implementRoute(getAccountCredit, ({ params }) => readAccountCredit(params.id)),
  implementRoute(reverseCredit, ({ params, user, body, req }) =>
    reverseCreditOf({
      req,
      authorId: user.id,
      userId: params.id,
      accountId: params.account,
      reason: body.reason,
      balanceCents: body.balance_cents,
    }),
  ),
  implementRoute(getGuardianForDesk, ({ params, user, req }) =>
    readGuardianForDesk({ req, viewerId: user.id, reservationId: params.id }),
  ),
  implementRoute(receiveAuthorisation, ({ params, user, body, req }) =>
    receiveAuthorisationOf({ req, authorId: user.id, id: params.id, receivedOn: body.received_on }),
  ),
  implementRoute(getReservationDesk, ({ params }) => readReservationDesk(params.id)),
  implementRoute(writeReservationNote, ({ params, user, body, req }) =>
    writeNote({ req, authorId: user.id, id: params.id, ...body }),
  ),
  implementRoute(confirmForCustomer, ({ params, user, req }) =>
    confirmReservation({ req, authorId: user.id, id: params.id }),
  ),
  implementRoute(sendFormToCustomer, ({ params, req }) => sendInformationForm({ req, id: params.id })),
  implementRoute(addPayment, ({ params, user, body, req }) =>
    recordPayment({
      req,
      method: body.method,
      key: body.key,
      payment: {
        reservationId: params.id,
        kind: body.kind,
        amountCents: body.amount_cents,
        receivedOn: body.received_on,
        reference: body.reference,
        ...(body.kind === 'refund' && { reason: body.reason, isCorrection: body.is_correction }),
        authorId: user.id,
      },
    }),
  ),
  implementRoute(setSavings, ({ params, user, body, req }) =>
    recordSavings({ req, authorId: user.id, id: params.id, amountCents: body.amount_cents, note: body.note }),
  ),
  implementRoute(setDiscountRoute, ({ params, user, body, req }) =>
    setDiscount({
      req,
      authorId: user.id,
      id: params.id,
      amountCents: body.amount_cents,
      fromCents: body.from_cents,
      reason: body.reason,
    }),
  ),
  implementRoute(getFeePaper, async ({ params }) => {
    const { filename, content } = await drawFeePaper(params.id)
    return { filename, content: Buffer.from(content).toString('base64') }
  }),
  implementRoute(getEvidencePaper, async ({ params }) => {
    const { filename, content } = await drawEvidencePaper(params.id)
    return { filename, content: Buffer.from(content).toString('base64') }
  }),
  implementRoute(moveForCustomer, ({ params, user, body, req }) =>
    moveReservation({ req, authorId: user.id, id: params.id, departureId: body.departure_id }),
  ),
  implementRoute(getDeskChanges, ({ params, req }) => readDeskChanges({ req, id: params.id })),
  implementRoute(previewBookingChange, ({ params, user, body, req }) =>
    previewChangeOf({ req, id: params.id, authorId: user.id, change: body }),
  ),
  implementRoute(changeForCustomer, ({ params, user, body, req }) =>
    changeBooking({ req, id: params.id, authorId: user.id, body }),
  ),
  implementRoute(cancelForCustomer, ({ params, user, body, req }) =>
    cancelByStaff({ req, authorId: user.id, id: params.id, reason: body.reason, feeCents: body.fee_cents }),
  ),
  implementRoute(listInvoices, ({ query }) => listInvoicesOf(query)),
  implementRoute(getInvoicePaper, async ({ params }) => {
    const { filename, content } = await drawInvoice({ id: params.id })
    return { filename, content: Buffer.from(content).toString('base64') }
  }),
  implementRoute(listScheduledMails, ({ query }) => listMails(query)),
  implementRoute(skipScheduledMail, ({ params, user, body, req }) =>
    skipMail({ req, authorId: user.id, id: params.id, reason: body.reason }),
  ),
  implementRoute(sendScheduledMail, ({ params, user, req }) => sendMailNow({ req, authorId: user.id, id: params.id })),
]

const saleOf = ({ travelers_count: travelers, child_ages: childAges, options, promo_code: code }: PhoneSale) => ({
  ...{ travelers, childAges, options },
  promoCode: foldCode(code),
})
