import type { WorkerTask } from '@/server/platform/jobs/task'
import { deliverEvent } from './sandbox-events'
import { expirePayment, failRefund, openDispute, payOutDaily } from './later-turns'

declare module '@/server/platform/jobs/task' {
  interface TaskPayloads {
    deliver_house_event: { eventId: string }
    expire_house_payment: { paymentId: string }
    fail_house_refund: { refundId: string }
    open_house_dispute: { paymentId: string }
  }
}

/** What the sandbox payment provider does later; where it is closed, nothing adds one of these. */
export const SANDBOX_TASKS: WorkerTask[] = [
  { name: 'deliver_house_event', run: deliverEvent },
  { name: 'expire_house_payment', run: expirePayment },
  { name: 'fail_house_refund', run: failRefund },
  { name: 'open_house_dispute', run: openDispute },
  { name: 'pay_out_house', run: payOutDaily, at: '13 1 * * *' },
]
