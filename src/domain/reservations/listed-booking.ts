/** What the list of reservations shows of each beside its own fields; sums in cents. */
export type ListedBooking = { customer: string; departure: string; paid_cents: number; owed_cents: number }
