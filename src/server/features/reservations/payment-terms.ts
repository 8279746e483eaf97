import { FIRST_PAYMENT_TERMS, type PaymentTerms } from '@/domain/reservations/payment-terms'
import { onlyRow } from '@/server/platform/db/only-row'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { HttpError } from '@/server/platform/http/errors'

/** The terms of payment that a booking made now is under. */
export const paymentTermsInForce = async (transaction: Transaction): Promise<PaymentTerms> => {
  const { rows } = await transaction.execute<{ terms: PaymentTerms }>(sql`select payment_terms_in_force() as terms`)
  return onlyRow(rows).terms
}

/**
 * The terms of payment that were shown, while they are in force; 409 once they are not. The shares of a shared deposit were
 * counted by the terms of the day it was opened, which stay those of the booking.
 */
export const agreedPaymentTerms = async ({
  transaction,
  shown = FIRST_PAYMENT_TERMS,
  current,
  isShared,
}: {
  transaction: Transaction
  shown: string | undefined
  current: PaymentTerms
  isShared: boolean
}): Promise<PaymentTerms> => {
  if (shown === current.version) return current
  const kept = isShared ? await findPaymentTerms({ transaction, version: shown }) : null
  if (kept) return kept
  throw new HttpError({
    status: 409,
    message: 'Les conditions de paiement ont changé\u00a0: relis l’acompte et le solde avant de commander.',
    body: { reason: 'payment_terms', payment_terms_version: current.version },
  })
}

const findPaymentTerms = async ({
  transaction,
  version,
}: {
  transaction: Transaction
  version: string
}): Promise<PaymentTerms | null> => {
  const { rows } = await transaction.execute<PaymentTerms>(sql`
    select version, deposit_percent::int, grace_days::int from payment_terms where version = ${version} and status = 'published'`)
  return rows[0] ?? null
}
