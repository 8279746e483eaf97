import { signWebhook } from '@lagopede/sandbox-provider/sandbox-events'
import { createSandboxProvider } from '@lagopede/sandbox-provider/client/sandbox-provider'
import { pool } from '@/server/platform/db/pool'
import { runJobs } from '../integration/run-jobs'
import type { HeldCard, ProviderSubject } from './provider-subject'
import { startSandboxProvider } from './start-sandbox-provider'

const CARDS: Record<HeldCard, string> = {
  accepted: 'visa',
  refused: 'refused',
  insufficient: 'insufficient',
  expired: 'expired_card',
  proof: 'three_d_secure',
  refund_fails: 'refund_fails',
  disputed: 'disputed',
}

/** The sandbox payment provider of our own, over HTTP. */
export const openSandboxSubject = async (): Promise<ProviderSubject> => {
  const sandbox = await startSandboxProvider()
  // Nobody listens here: what it tells, and to whom, has tests of its own.
  await sandbox.setSwitches({ loses_webhooks: true })
  return {
    provider: createSandboxProvider(sandbox.settings),
    payBy: (reference, card) => sandbox.payBy(reference, CARDS[card]),
    prove: sandbox.prove,
    expire: (reference) =>
      pool().query('update house_payments set authorised_until = now() where id = $1', [reference]),
    letTimePass: async () => {
      await pool().query(
        `select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs`,
      )
      await runJobs()
    },
    age: (reference, days) =>
      pool().query(`update house_payments set created_at = created_at - make_interval(days => $2) where id = $1`, [
        reference,
        days,
      ]),
    giveBack: (reference, amountCents) => sandbox.ask(`payments/${reference}/refunds`, { amount_cents: amountCents }),
    payOut: async (errorCents) => {
      await sandbox.setSwitches({ payout_error_cents: errorCents })
      await sandbox.ask('payouts', {})
    },
    setDown: (isDown) => sandbox.setSwitches({ is_down: isDown }),
    webhookOf: ({ reference, sentAt, secret = sandbox.settings.webhookSecret }) => {
      const body = JSON.stringify({ id: `evenement_${reference}`, object: 'event', payment: { id: reference } })
      const headers = new Headers({ 'Maison-Signature': signWebhook({ body, secret, now: sentAt }) })
      return { raw: Buffer.from(body), headers }
    },
    unreachable: createSandboxProvider({ ...sandbox.settings, address: 'http://127.0.0.1:1/api' }),
    close: sandbox.stop,
  }
}
