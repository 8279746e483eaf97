/**
 * Columns that the schema allows to be null and a statement never answers so, because of its conditions or of what is written in one with
 * them. A name is removed here once its row type says `| null`, or the schema says `not null`.
 */
export const NEVER_NULL: Record<string, string> = {
  'collections/blocks/validate-blocks.ts': 'filename',
  'src/server/compose/check-readiness.ts': 'name',
  'src/server/features/blog/present-article.ts': 'type url',
  'src/server/features/booking-mails/choice-mails.tsx': 'amount_cents choice',
  'src/server/features/booking-mails/credit-mails.tsx': 'number',
  'src/server/features/booking-mails/gift-to-pay-mail.tsx': 'buyerEmail reference',
  'src/server/features/booking-mails/gift-withdrawal-mails.tsx': 'declaredAt',
  'src/server/features/booking-mails/group-message-mail.tsx': 'email',
  'src/server/features/booking-mails/part-receipt-mail.tsx': 'email number',
  'src/server/features/booking-mails/participant-change-mails.tsx': 'email',
  'src/server/features/booking-mails/place-received-mail.tsx': 'email',
  'src/server/features/booking-mails/read-gift.ts': 'buyerEmail codeSealed linkSealed',
  'src/server/features/booking-mails/saved-card-mails.tsx': 'cents',
  'src/server/features/booking-mails/share-mails.tsx': 'email',
  'src/server/features/catalogue/mails.tsx': 'reason',
  'src/server/features/checkout/order-cart.ts': 'answer',
  'src/server/features/checkout/spend-gift-cards.ts': 'accountId last4',
  'src/server/features/departures/planning/plan-reductions.ts': 'title',
  'src/server/features/desk/bank-lines/decide-line.ts': 'reference',
  'src/server/features/desk/bank-lines/list-lines.ts': 'reference',
  'src/server/features/desk/choose-options.ts': 'label',
  'src/server/features/documents/gift-evidence-facts.ts': 'last4',
  'src/server/features/gift-cards/desk/search-gifts.ts': 'last4',
  'src/server/features/ledger/gift-cards/read-gift-paper.ts': 'codeSealed',
  'src/server/features/gift-cards/mind-gift-cards.ts': 'sealed',
  'src/server/features/gift-cards/read-gift-card.ts': 'codeSealed',
  'src/server/features/ledger/credit/mind-credits.ts': 'userId',
  'src/server/features/ledger/credit/return-credit.ts': 'reservationId',
  'src/server/features/ledger/gift-cards/give-back-to-gifts.ts': 'accountId last4',
  'src/server/features/ledger/invoices/read-invoice.ts': 'number',
  'src/server/features/level-quiz/find-level-quiz.ts': 'questions',
  'src/server/features/level-quiz/own-level.ts': 'questions',
  'packages/sandbox-provider/src/answer-once.ts': 'status',
  'src/server/features/payments/check-payout-of.ts': 'reference',
  'src/server/features/payments/send-refund.ts': 'paymentReference reference',
  'src/server/features/payments/start-at-provider.ts': 'email',
  'src/server/features/reservations/discounts/promo-uses.ts': 'code promoCodeId',
  'src/server/features/search/meilisearch/create-meilisearch-engine.ts': 'id',
  'src/server/features/seats/lock-cart.ts': 'departure_id',
  'src/server/features/travelers/drop-traveler.ts': 'email',
  'src/server/features/travelers/reprice-corrected.ts': 'childPriceMaxAge',
  'src/server/features/travelers/save-kit.ts': 'kit_packed',
  'src/server/features/travelers/transfer-traveler.ts': 'email',
  'src/server/features/upkeep/jobs-desk/decide-on-jobs.ts': 'task',
  'src/server/features/upkeep/jobs-desk/read-jobs-desk.ts': 'task',
  'src/server/platform/jobs/lease.ts': 'id',
}

/** Statements that are written as they run: a table or columns that a collection or a picture names. */
export const NOT_READ = [
  'collections/access/lock-documents.ts',
  'collections/withdraw-published.ts',
  'src/server/features/pictures/draw-picture.ts',
]

/**
 * Statements whose parts depend on each other through what is asked: read apart, they do not fit together. The tests of the search run
 * them with each filter and order.
 */
export const COMPOSED = [
  'src/server/features/search/count-days.ts',
  'src/server/features/search/find-points.ts',
  'src/server/features/search/postgres/search-with-postgres.ts',
  'src/server/features/search/search-with-fallback.ts',
]
