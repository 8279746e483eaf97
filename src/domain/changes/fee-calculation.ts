import { refundDay, refundDueCents } from '@/domain/ledger/refund-due'
import { cancellationFee, cancellationSteps, type CancellationStep, type CancellationTerms } from './cancellation'

/** What the fees of a booking are counted from; sums in cents, days in Paris. */
export type FeeFacts = CancellationTerms & {
  departureStart: string
  today: string
  travelers: number
  totalCents: number
  travelersFeeCents: number
  /** Taken off what is kept already. */
  savingsCents: number
  paidCents: number
  /** Null while it stands. */
  canceled: { on: string; feeCents: number; indemnityCents: number; byAgency: boolean } | null
  /** What is owed back is due from then on. */
  changedOn: string
}

export type FeeCalculation = {
  steps: CancellationStep[]
  /** The day that the fee is counted on: of the cancellation, or today. */
  day: string
  refundPercent: number
  /** The price that the share is of, less what was kept before for travelers canceled one by one. */
  baseCents: number
  /** By the table alone. */
  tableFeeCents: number
  travelersFeeCents: number
  /** What the agency chose instead of the table, or gave up; 0 when it is the table's. */
  adjustmentCents: number
  savingsCents: number
  /** All that is kept in the end. */
  feeCents: number
  indemnityCents: number
  paidCents: number
  refundCents: number
  refundBy: string
}

/** The calculation of the fees of a booking, line by line, on the day of its cancellation or today (Code du tourisme, L211-14 I). */
export const feeCalculation = (facts: FeeFacts): FeeCalculation => {
  const { canceled, savingsCents, travelersFeeCents, totalCents, paidCents } = facts
  const day = canceled?.on ?? facts.today
  const { feeCents: wholeFee, refundPercent } = cancellationFee({ ...facts, today: day })
  const tableFeeCents = canceled?.byAgency ? 0 : wholeFee - travelersFeeCents
  const feeCents = canceled?.feeCents ?? wholeFee
  const indemnityCents = canceled?.indemnityCents ?? 0
  const counted = tableFeeCents + travelersFeeCents - (canceled ? savingsCents : 0)
  return {
    steps: cancellationSteps(facts),
    day,
    refundPercent,
    baseCents: totalCents - travelersFeeCents,
    tableFeeCents,
    travelersFeeCents,
    adjustmentCents: feeCents - counted,
    savingsCents,
    feeCents,
    indemnityCents,
    paidCents,
    refundCents: refundDueCents({ isCanceled: true, paidCents, totalCents, feeCents, indemnityCents }),
    refundBy: refundDay(canceled ? facts.changedOn : day),
  }
}
