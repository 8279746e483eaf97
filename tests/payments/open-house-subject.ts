import { signWebhook } from '@/server/features/payment-house/house-events'
import { createHouseProvider } from '@/server/features/payment-methods/house/house-provider'
import { pool } from '@/server/platform/db/pool'
import { runJobs } from '../integration/run-jobs'
import type { HeldCard, ProviderSubject } from './provider-subject'
import { startPaymentHouse } from './start-payment-house'

const CARDS: Record<HeldCard, string> = {
  accepted: 'visa',
  refused: 'refused',
  insufficient: 'insufficient',
  expired: 'expired_card',
  proof: 'three_d_secure',
  refund_fails: 'refund_fails',
  disputed: 'disputed',
}

/** The payment house of our own, over HTTP. */
export const openHouseSubject = async (): Promise<ProviderSubject> => {
  const house = await startPaymentHouse()
  // Nobody listens here: what it tells, and to whom, has tests of its own.
  await house.setSwitches({ loses_webhooks: true })
  return {
    provider: createHouseProvider(house.settings),
    payBy: (reference, card) => house.payBy(reference, CARDS[card]),
    prove: house.prove,
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
    giveBack: (reference, amountCents) => house.ask(`payments/${reference}/refunds`, { amount_cents: amountCents }),
    payOut: async (errorCents) => {
      await house.setSwitches({ payout_error_cents: errorCents })
      await house.ask('payouts', {})
    },
    setDown: (isDown) => house.setSwitches({ is_down: isDown }),
    webhookOf: ({ reference, sentAt, secret = house.settings.webhookSecret }) => {
      const body = JSON.stringify({ id: `evenement_${reference}`, object: 'event', payment: { id: reference } })
      const headers = new Headers({ 'Maison-Signature': signWebhook({ body, secret, now: sentAt }) })
      return { raw: Buffer.from(body), headers }
    },
    unreachable: createHouseProvider({ ...house.settings, address: 'http://127.0.0.1:1/api' }),
    close: house.stop,
  }
}
