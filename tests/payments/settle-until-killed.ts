import config from '@payload-config'
import { createLocalReq, getPayload } from 'payload'
import { ONLINE_PROVIDERS } from '@/server/features/booking/payments/online-providers'
import type { ProviderPayment, ProviderRefund } from '@/server/features/booking/payments/port'
import { settlePayment } from '@/server/features/booking/payments/settle-payment'
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
