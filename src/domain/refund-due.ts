import { addDays } from './days'
import { formatShortDate } from './french-dates'

/** The last day to pay back what is owed after a cancellation (Code du tourisme, R211-10: fourteen days). */
export const refundDay = (canceledOn: string): string => addDays(canceledOn, 14)

/** How what comes back does, and until when. */
export const refundNote = (by: string): string => `Par virement, le ${formatShortDate(by)} au plus tard`

/** What was received beyond what is asked for, in cents: of a canceled booking its fee alone, and an indemnity comes on top. */
export const refundDueCents = ({
  isCanceled,
  paidCents,
  totalCents,
  feeCents,
  indemnityCents,
}: {
  isCanceled: boolean
  paidCents: number
  totalCents: number
  feeCents: number
  indemnityCents: number
}): number => Math.max(0, paidCents - (isCanceled ? feeCents - indemnityCents : totalCents))
