import { checkPayout, type CheckedLine } from '@/domain/payments/check-payout'
import { formatShortDate } from '@/domain/days/french-dates'
import { formatPrice } from '@/domain/text/price'
import type { OnlineProvider, PayoutLine, ProviderPayout } from '@/server/features/payment-methods/port'
import { queryStatement } from '@/server/platform/db/query-statement'
import { sql } from '@/server/platform/db/transaction-of'
import { readLedger } from './read-ledger'

/** What is wrong of a payout by our own books, or null. */
export const checkPayoutOf = async ({
  provider,
  payout: { reference, amountCents, arrivesOn, state },
}: {
  provider: OnlineProvider
  payout: ProviderPayout
}): Promise<{ reference: string; kind: 'payout'; detail: string } | null> => {
  const day = formatShortDate(arrivesOn)
  if (state === 'failed') {
    const detail = `Le versement de ${formatPrice(amountCents / 100)} du ${day} n’a pas abouti\u00a0: vérifie le compte bancaire chez le prestataire`
    return { reference, kind: 'payout', detail }
  }
  const lines: PayoutLine[] = []
  for await (const line of provider.listPayoutLines?.(reference) ?? []) lines.push(line)
  const wrong = checkPayout({ amountCents, lines: await besideOurs({ provider: provider.key, lines }) })
  return wrong === null ? null : { reference, kind: 'payout', detail: `Versement du ${day}. ${wrong}` }
}

const besideOurs = async ({ provider, lines }: { provider: string; lines: PayoutLine[] }): Promise<CheckedLine[]> => {
  const named = (...kinds: Array<PayoutLine['kind']>): string[] =>
    lines.flatMap(({ kind, about }) => (kinds.includes(kind) && about !== null ? [about] : []))
  const [ledger, refunds, disputed] = await Promise.all([
    readLedger({ provider, references: named('payment') }),
    readRefunds({ provider, references: named('refund', 'refund_returned') }),
    readDisputed({ provider, references: named('dispute') }),
  ])
  const payments = new Map(ledger.map(({ reference, capturedCents }) => [reference, capturedCents]))
  return lines.map((line) => ({ ...line, ourCents: oursOf({ line, payments, refunds, disputed }) }))
}

type Ours = {
  line: PayoutLine
  payments: ReadonlyMap<string, number>
  refunds: ReadonlyMap<string, number>
  disputed: ReadonlySet<string>
}

const oursOf = ({ line: { kind, about, amountCents }, payments, refunds, disputed }: Ours): number | null => {
  if (about === null) return null
  if (kind === 'payment') return payments.get(about) ?? null
  // A bank takes a contested sum, and gives it back: what it says of it is what we know.
  if (kind === 'dispute') return disputed.has(about) ? amountCents : null
  const cents = refunds.get(about)
  if (cents === undefined) return null
  return kind === 'refund' ? -cents : cents
}

type Named = { provider: string; references: string[] }

const readRefunds = async ({ provider, references }: Named): Promise<Map<string, number>> => {
  const rows = await queryStatement<{ reference: string; cents: number }>(sql`
    select f.provider_reference as reference, f.amount_cents as cents
    from payment_refunds f join payment_intents i on i.id = f.intent_id
    where i.provider = ${provider} and f.provider_reference in (
      select jsonb_array_elements_text(${JSON.stringify(references)}::jsonb))`)
  return new Map(rows.map(({ reference, cents }) => [reference, cents]))
}

const readDisputed = async ({ provider, references }: Named): Promise<Set<string>> => {
  const rows = await queryStatement<{ reference: string }>(sql`
    select i.provider_reference as reference from payment_intents i
    where i.provider = ${provider} and exists (select from payment_disputes x where x.intent_id = i.id)
      and i.provider_reference in (select jsonb_array_elements_text(${JSON.stringify(references)}::jsonb))`)
  return new Set(rows.map(({ reference }) => reference))
}
