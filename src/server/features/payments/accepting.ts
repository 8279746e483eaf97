import type { PayloadRequest } from 'payload'
import type { ProviderPayment } from '@/server/features/payment-methods/port'
import type { Intent } from './intent'
import type { ProviderEvent } from './note-event'

/** A payment that its provider says is authorised, and who looks. */
export type Accepting = { req: PayloadRequest; intent: Intent; seen: ProviderPayment; event: ProviderEvent | undefined }
