import type { PayloadRequest } from 'payload'
import type { Intent } from './intent'
import type { ProviderEvent } from './note-event'
import type { ProviderPayment } from './port'

/** A payment that its provider says is authorised, and who looks. */
export type Accepting = { req: PayloadRequest; intent: Intent; seen: ProviderPayment; event: ProviderEvent | undefined }
