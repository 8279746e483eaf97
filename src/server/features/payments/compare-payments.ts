import { compareBooks, type BookLine, type Difference } from '@/domain/payments/compare-books'
import type { OnlineProvider, ProviderPayment } from '@/server/features/payment-methods/port'
import { readLedger } from './read-ledger'

type Compared = {
  /** Of all that was looked at. */
  compared: string[]
  differences: Difference[]
}

/** What a provider says of the payments that were started, or given back, since an instant. */
export const listPayments = async ({
  provider,
  since,
}: {
  provider: OnlineProvider
  since: Date
}): Promise<ProviderPayment[]> => {
  const payments: ProviderPayment[] = []
  for await (const payment of provider.listSince?.(since) ?? []) payments.push(payment)
  return payments
}

/** Where our ledger says something else of them. */
export const compareWithLedger = async ({
  provider,
  since,
  payments,
}: {
  provider: string
  since: Date
  payments: ProviderPayment[]
}): Promise<Compared> => {
  const there = payments.map(lineOf)
  const here = await readLedger({ provider, since, references: there.map(({ reference }) => reference) })
  const settling = new Set(here.filter(({ isSettling }) => isSettling).map(({ reference }) => reference))
  const settled = (line: BookLine): boolean => !settling.has(line.reference)
  const differences = compareBooks({ here: here.filter(settled), there: there.filter(settled) })
  return { compared: [...here, ...there].map(({ reference }) => reference), differences }
}

const lineOf = ({ reference, capturedCents, refunds }: ProviderPayment): BookLine => ({
  reference,
  capturedCents,
  refundedCents: refunds.filter(({ state }) => state === 'done').reduce((sum, { amountCents }) => sum + amountCents, 0),
})
