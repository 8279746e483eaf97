import type { Task } from 'graphile-worker'
import { compareBooks, type BookLine, type Difference } from '@/domain/compare-books'
import { queryStatement } from '@/server/platform/db/query-statement'
import { transactionOnClient } from '@/server/platform/db/transaction-on-client'
import { withClientTransaction } from '@/server/platform/db/with-client-transaction'
import { eachRow } from '@/server/platform/jobs/each-row'
import { sql, type Transaction } from '@/server/platform/payload/transaction-of'
import { noteDispute } from './note-dispute'
import { openProviders } from './online-providers'
import type { OnlineProvider, ProviderPayment } from './port'

/** How far back books are compared: beyond the days in which a refund or a message may still come. */
const DAYS_BACK = 40
/** What is under way at this moment is no difference. */
const SETTLING_MINUTES = 10

/** Each night: compares the ledger with the books of each provider, and keeps where they differ until they do no more. */
export const reconcilePayments: Task = (_payload, helpers) =>
  eachRow({
    helpers,
    client: helpers,
    step: 'provider',
    rows: openProviders().filter((provider) => provider.listSince),
    idOf: ({ key }) => key,
    work: async (provider) => {
      const { differences, count, disputed } = await compareWith(provider)
      await helpers.withPgClient((client) =>
        withClientTransaction(client, async () => {
          const transaction = transactionOnClient(client)
          await keepDifferences({ transaction, provider: provider.key, differences, count })
          // Whose message was lost.
          for (const seen of disputed) await noteDispute({ transaction, provider: provider.key, seen })
        }),
      )
    },
  })

type Compared = { differences: Difference[]; count: number; disputed: ProviderPayment[] }

const compareWith = async (provider: OnlineProvider): Promise<Compared> => {
  const since = new Date(Date.now() - DAYS_BACK * 24 * 3_600_000)
  const there: BookLine[] = []
  const disputed: ProviderPayment[] = []
  for await (const payment of provider.listSince?.(since) ?? []) {
    there.push(lineOf(payment))
    if (payment.dispute) disputed.push(payment)
  }
  const here = await readLedger({ provider: provider.key, since, references: there.map(({ reference }) => reference) })
  const settling = new Set(here.filter(({ isSettling }) => isSettling).map(({ reference }) => reference))
  const settled = (line: BookLine): boolean => !settling.has(line.reference)
  const differences = compareBooks({ here: here.filter(settled), there: there.filter(settled) })
  return { differences, count: there.length, disputed }
}

const lineOf = ({ reference, capturedCents, refunds }: ProviderPayment): BookLine => ({
  reference,
  capturedCents,
  refundedCents: refunds.filter(({ state }) => state === 'done').reduce((sum, { amountCents }) => sum + amountCents, 0),
})

// Of a card that was paid twice nothing opened by the second payment, which is given back whole.
const GIFT_LEDGER_CENTS = sql`coalesce((select n.amount_cents from gift_cards g
  join credit_entries n on n.account_id = g.account_id and n.reason = 'opened' where g.intent_id = i.id), i.captured_cents)`

/** What our ledger says of a provider's payments; of what was taken for nothing, and has no line there, what its own row says. */
const readLedger = ({
  provider,
  since,
  references,
}: {
  provider: string
  since: Date
  references: string[]
}): Promise<Array<BookLine & { isSettling: boolean }>> =>
  queryStatement(sql`
    select i.provider_reference as reference,
      case when i.purpose = 'gift_card' and i.state = 'captured' then ${GIFT_LEDGER_CENTS}
        when i.reservation_id is null then i.captured_cents else (
        select coalesce(sum(p.amount_cents), 0)::int from payments p where p.provider = i.provider
          and p.provider_reference = i.provider_reference and p.kind <> 'refund') end as "capturedCents",
      (select coalesce(sum(case when f.reservation_id is null then f.amount_cents else p.amount_cents end), 0)::int
        from payment_refunds f left join payments p on p.id = f.payment_id
        where f.intent_id = i.id and f.state = 'done') as "refundedCents",
      (i.state in ('started', 'refused', 'authorised', 'accepted', 'releasing')
        or exists (select 1 from payment_refunds f where f.intent_id = i.id and f.state in ('waiting', 'pending')))
        and i.updated_at > now() - make_interval(mins => ${SETTLING_MINUTES}) as "isSettling"
    from payment_intents i
    -- Each half by an index of its own: what was paid before is not read again each night.
    where i.provider_reference is not null and i.id in (
      select o.id from payment_intents o where o.provider = ${provider} and o.created_at >= ${since.toISOString()}::timestamptz
      union
      select o.id from jsonb_array_elements_text(${JSON.stringify(references)}::jsonb) named
        join payment_intents o on o.provider = ${provider} and o.provider_reference = named)`)

const keepDifferences = async ({
  transaction,
  provider,
  differences,
  count,
}: {
  transaction: Transaction
  provider: string
  differences: Difference[]
  count: number
}): Promise<void> => {
  const found = sql`select one ->> 'reference' as reference, one ->> 'kind' as kind, one ->> 'detail' as detail
    from jsonb_array_elements(${JSON.stringify(differences)}::jsonb) one`
  await transaction.execute(sql`
    update payment_differences x set gone_at = now() where x.provider = ${provider} and x.gone_at is null
      and not exists (select 1 from (${found}) f where f.reference = x.provider_reference)`)
  await transaction.execute(sql`
    insert into payment_differences (provider, provider_reference, kind, detail)
    select ${provider}, f.reference, f.kind, f.detail from (${found}) f
    on conflict (provider, provider_reference) where gone_at is null
      do update set kind = excluded.kind, detail = excluded.detail`)
  await transaction.execute(sql`
    insert into payment_comparisons (provider, compared_at, payments) values (${provider}, now(), ${count})
    on conflict (provider) do update set compared_at = excluded.compared_at, payments = excluded.payments`)
}
