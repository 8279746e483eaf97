import type { Payload } from 'payload'
import type { PaymentTerm } from '@/payload-types'

let made = 0

/** The terms of version 1 under another name, published to be in force long before it, when nothing else is said. */
export const createPaymentTerms = (payload: Payload, data: Partial<PaymentTerm> = {}): Promise<PaymentTerm> => {
  made += 1
  return payload.create({
    collection: 'payment-terms',
    data: {
      version: `terms-${String(made)}`,
      effective_on: '2010-01-01T12:00:00.000Z',
      status: 'published',
      deposit_percent: 30,
      grace_days: 4,
      ...data,
    },
  })
}
