import { addDays } from '@/domain/days/days'

/** Within how many days what is owed after a cancellation is paid back (Code du tourisme, R211-10). */
export const REFUND_DAYS = 14

/** The last day to pay back what is owed after a cancellation. */
export const refundDay = (canceledOn: string): string => addDays(canceledOn, REFUND_DAYS)

/**
 * What a customer keeps owing for travelers they canceled, once the agency cancels the rest, in cents: what was received of it. The
 * agency claims nothing from who it leaves behind, and an indemnity never pays a fee.
 */
export const keptOnceEnded = ({
  travelersFeeCents,
  paidCents,
}: {
  travelersFeeCents: number
  paidCents: number
}): number => Math.min(travelersFeeCents, Math.max(0, paidCents))

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
