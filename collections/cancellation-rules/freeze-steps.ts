import type { CollectionBeforeChangeHook } from 'payload'
import type { FeeStep } from '@/domain/changes/cancellation'
import type { CancellationRule } from '@/payload-types'

/** Published, a table is kept as its steps stand now. */
export const freezeSteps: CollectionBeforeChangeHook<CancellationRule> = ({ data }) => ({
  ...data,
  frozen:
    data.status === 'published'
      ? (data.steps ?? []).map(({ days_before, refund_percent }): FeeStep => ({ days_before, refund_percent }))
      : null,
})
