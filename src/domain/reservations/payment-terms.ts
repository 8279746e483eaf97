/** What a booking is paid by: a version of the agency's terms of payment, as its contract keeps it. */
export type PaymentTerms = {
  version: string
  /** Of the whole price, in percent. */
  deposit_percent: number
  /** Days between the claim of a deposit that is late and the release of its seats. */
  grace_days: number
}

/** The version that everything was sold under before there were versions: an order that names none is of then. */
export const FIRST_PAYMENT_TERMS = '1'

export const DEPOSIT_PERCENT_LIMITS = { min: 10, max: 100 } as const
/** One day at least: nobody loses a booking on the day on which they are told. */
export const GRACE_DAYS_LIMITS = { min: 1, max: 14 } as const
