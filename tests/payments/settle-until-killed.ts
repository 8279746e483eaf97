import config from '@payload-config'
import { createLocalReq, getPayload } from 'payload'
import { settlePayment } from '@/server/features/checkout/settle-payment'
import { ONLINE_PROVIDERS } from '@/server/features/payment-methods/online-providers'
import type { ProviderPayment, ProviderRefund } from '@/server/features/payment-methods/port'
import { runJobs } from '../integration/run-jobs'

// A process of its own, which settles the payment that it is told, or else does the jobs that wait, until it is killed: its provider
// is whoever started it.
const url = process.env['SETTLE_FROM'] ?? ''
const ask = async <Answer>(what: string, body: unknown = {}): Promise<Answer> => {
  const answer = await fetch(`${url}/${what}`, { method: 'POST', body: JSON.stringify(body) })
  return (await answer.json()) as Answer
}

ONLINE_PROVIDERS.unshift(() => ({
  key: process.env['SETTLE_PROVIDER'] ?? '',
  start: () => Promise.reject(new Error('Nothing is started here.')),
  verify: (reference) => ask<ProviderPayment>('verify', { reference }),
  capture: (input) => ask<ProviderPayment>('capture', input),
  release: (input) => ask<ProviderPayment>('release', input),
  refund: (input) => ask<ProviderRefund>('refund', input),
}))

const payload = await getPayload({ config, cron: false })
process.stdout.write('ready to settle\n')
for (;;) {
  const { intentId } = await ask<{ intentId: string | null }>('next')
  if (intentId === null) await runJobs()
  else await settlePayment({ req: await createLocalReq({}, payload), intentId })
}
