import * as z from 'zod/mini'
import type { SandboxSettings } from '../sandbox-settings'
import type { PayoutLine, ProviderPayout } from '@/server/features/payment-methods/port'
import { callSandbox } from './sandbox-client'

const SandboxPayout = z.object({ id: z.string(), amount_cents: z.int(), arrives_on: z.iso.date() })
const Payouts = z.object({ data: z.array(SandboxPayout) })
const Movements = z.object({
  data: z.array(
    z.object({
      kind: z.enum(['payment', 'refund']),
      id: z.string(),
      amount_cents: z.int(),
      fee_cents: z.int(),
    }),
  ),
})

type Settings = Pick<SandboxSettings, 'address' | 'secretKey'>

/** What the sandbox sent to the agency's account since an instant. */
export async function* listPayouts({
  settings,
  since,
}: {
  settings: Settings
  since: Date
}): AsyncIterable<ProviderPayout> {
  const query = new URLSearchParams({ since: since.toISOString() })
  const { data } = await callSandbox({ settings, path: `/payouts?${String(query)}`, response: Payouts })
  for (const { id: reference, amount_cents: amountCents, arrives_on: arrivesOn } of data) {
    yield { reference, amountCents, arrivesOn, state: 'told' }
  }
}

export async function* listPayoutLines({
  settings,
  reference,
}: {
  settings: Settings
  reference: string
}): AsyncIterable<PayoutLine> {
  const path = `/payouts/${encodeURIComponent(reference)}`
  const { data } = await callSandbox({ settings, path, response: Movements })
  for (const { kind, id: about, amount_cents: amountCents, fee_cents: feeCents } of data) {
    yield { kind, about, amountCents, feeCents, words: '' }
  }
}
