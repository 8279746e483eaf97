import type { Task } from 'graphile-worker'
import type { PayloadRequest } from 'payload'
import { NOTHING_TAKEN } from '@/domain/payments/payment-failure'
import { isWaitOver } from '@/domain/reservations/payment-wait'
import { mayBePaid, readIntents, type Intent } from '@/server/features/payments/intent'
import { query } from '@/server/platform/db/pool'
import { sql } from '@/server/platform/db/transaction-of'
import { eachRow } from '@/server/platform/jobs/each-row'
import { priorityOf } from '@/server/platform/jobs/priority'
import type { TaskPayloads } from '@/server/platform/jobs/task'
import { settlePayment } from './settle-payment'

/** Settles one payment: what is left once its transaction is committed, whoever was killed right after. */
export const settleOne: Task = async (payload) => {
  const { intentId } = payload as TaskPayloads['settle_payment']
  const [intent] = await readIntents(sql`i.id = ${intentId}::uuid`)
  if (intent) await settlePayment({ req: await requestOfWorker(), intentId })
}

/**
 * Each minute: asks about every payment that is not settled, as a browser may be closed and a message lost, and lets those go that
 * nobody makes. A provider that is down holds up its own payments alone.
 */
export const settleAll: Task = async (_payload, helpers) => {
  const open = await readIntents(
    sql`i.state in ('started', 'refused', 'accepted', 'releasing') and i.created_at < now() - interval '20 seconds'
      and not exists (select 1 from set_aside_rows x where x.task = 'settle_payments' and x.row_id = i.id::text and x.retry_at > now())
      order by i.updated_at limit 500`,
  )
  await resendRefunds()
  if (open.length === 0) return
  const req = await requestOfWorker()
  await eachRow({
    helpers,
    client: helpers,
    step: 'payment',
    rows: open,
    idOf: ({ id }) => id,
    // A provider that answers again is asked soon.
    longestPause: '5 minutes',
    work: (intent) => settleOrLetGo({ req, intent }),
  })
}

/** A refund that was not answered, or is pending at its provider, is looked at again. */
const resendRefunds = async (): Promise<void> => {
  await query(
    `select graphile_worker.add_job('send_refund', json_build_object('refundId', id), job_key => 'refund:' || id, priority => $1)
     from payment_refunds where state in ('waiting', 'pending') and updated_at < now() - interval '1 minute'`,
    [priorityOf('send_refund')],
  )
}

const settleOrLetGo = async ({ req, intent }: { req: PayloadRequest; intent: Intent }): Promise<void> => {
  const settled = await settlePayment({ req, intentId: intent.id })
  if (!mayBePaid(settled)) return
  if (!isWaitOver({ purpose: intent.purpose, startedAt: new Date(intent.createdAt), now: new Date() })) return
  await query(
    `update payment_intents set state = 'releasing', failure = 'abandoned', failure_message = $2, updated_at = now()
     where id = $1 and state in ('started', 'refused')`,
    [intent.id, `Ce paiement n’a pas été fait à temps. ${NOTHING_TAKEN}`],
  )
  await settlePayment({ req, intentId: intent.id })
}

/** Payload is loaded only when something is to be settled: it takes seconds and memory. */
const requestOfWorker = async (): Promise<PayloadRequest> => {
  const [{ createLocalReq, getPayload }, { default: config }] = await Promise.all([
    import('payload'),
    import('@payload-config'),
  ])
  return createLocalReq({}, await getPayload({ config, cron: false }))
}
