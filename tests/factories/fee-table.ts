import type { CancellationTerms, FeeTable } from '@/domain/changes/cancellation'

/** The table of version 1: everything until 30 days before, 70 % until 14, nothing from then on. */
export const FEE_TABLE: FeeTable = {
  version: '1',
  steps: [
    { days_before: 30, refund_percent: 100 },
    { days_before: 14, refund_percent: 70 },
    { days_before: 0, refund_percent: 0 },
  ],
}

/** By that table, of a booking that never moved. */
export const CANCELLATION_TERMS: CancellationTerms = { feeTable: FEE_TABLE, refundCeiling: 100 }
