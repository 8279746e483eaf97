import type { Payload } from 'payload'
import type { CancellationRule } from '@/payload-types'
import { FEE_TABLE } from './fee-table'

let made = 0

/** The steps of version 1 for the trips that choose it, in force for long; published when nothing else is said. */
export const createCancellationRule = (
  payload: Payload,
  data: Partial<CancellationRule> = {},
): Promise<CancellationRule> => {
  made += 1
  return payload.create({
    collection: 'cancellation-rules',
    data: {
      version: `rule-${String(made)}`,
      effective_on: '2020-01-01T12:00:00.000Z',
      status: 'published',
      is_default: false,
      steps: FEE_TABLE.steps,
      ...data,
    },
  })
}
