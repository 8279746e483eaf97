import type { LinkedPayment } from '../api/payment-calls'
import type { useStart } from '../api/use-start'

/** What each state of a link is shown with. */
export type ViewProps = { payment: LinkedPayment; start: ReturnType<typeof useStart> }
