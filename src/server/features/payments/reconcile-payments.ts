import type { JobHelpers, Task } from 'graphile-worker'
import { openProviders } from '@/server/features/payment-methods/online-providers'
import type { OnlineProvider } from '@/server/features/payment-methods/port'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { transactionOnClient } from '@/server/platform/db/transaction-on-client'
import { withClientTransaction } from '@/server/platform/db/with-client-transaction'
import { eachRow } from '@/server/platform/jobs/each-row'
import { checkPayoutOf } from './check-payout-of'
import { compareWithLedger, listPayments } from './compare-payments'
import { keepDifferences } from './keep-differences'
import { noteDispute } from './note-dispute'
import { noteFoundRefunds } from './note-found-refunds'

/** How far back books are compared: beyond the days in which a refund or a message may still come. */
const DAYS_BACK = 40

/**
 * Each night: compares the ledger with the books of each provider, writes down what was given back there, and keeps where they differ,
 * and which payouts do not add up, until they do. A payment or a payout that fails holds up no other.
 */
export const reconcilePayments: Task = (_payload, helpers) =>
  eachRow({
    helpers,
    client: helpers,
    step: 'provider',
    rows: openProviders().filter((provider) => provider.listSince),
    idOf: ({ key }) => key,
    work: async (provider) => {
      const since = new Date(Date.now() - DAYS_BACK * 24 * 3_600_000)
      await reconcileRefunds({ helpers, provider, since })
      await reconcilePayouts({ helpers, provider, since })
    },
  })

type Reconciled = { helpers: JobHelpers; provider: OnlineProvider; since: Date }

const reconcileRefunds = async ({ helpers, provider, since }: Reconciled): Promise<void> => {
  const payments = await listPayments({ provider, since })
  // Whose message was lost.
  await eachRow({
    helpers,
    client: helpers,
    step: `payment of ${provider.key}`,
    rows: payments.filter(({ dispute, refunds }) => dispute !== null || refunds.length > 0),
    idOf: ({ reference }) => reference,
    work: (seen) =>
      inTransaction(helpers, async (transaction) => {
        await noteDispute({ transaction, provider: provider.key, seen })
        await noteFoundRefunds({ transaction, provider: provider.key, seen })
      }),
  })
  const { compared, differences } = await compareWithLedger({ provider: provider.key, since, payments })
  await inTransaction(helpers, async (transaction) => {
    await keepDifferences({ transaction, provider: provider.key, compared, differences })
    await transaction.execute(sql`
      insert into payment_comparisons (provider, compared_at, payments) values (${provider.key}, now(), ${payments.length})
      on conflict (provider) do update set compared_at = excluded.compared_at, payments = excluded.payments`)
  })
}

const reconcilePayouts = ({ helpers, provider, since }: Reconciled): Promise<void> =>
  eachRow({
    helpers,
    client: helpers,
    step: `payout of ${provider.key}`,
    rows: provider.listPayoutsSince?.(since) ?? [],
    idOf: ({ reference }) => reference,
    isDue: ({ state }) => state !== 'untold',
    work: async (payout) => {
      const difference = await checkPayoutOf({ provider, payout })
      await inTransaction(helpers, (transaction) =>
        keepDifferences({
          ...{ transaction, provider: provider.key, compared: [payout.reference] },
          differences: difference === null ? [] : [difference],
        }),
      )
    },
  })

const inTransaction = (
  { withPgClient }: JobHelpers,
  work: (transaction: Transaction) => Promise<unknown>,
): Promise<unknown> => withPgClient((client) => withClientTransaction(client, () => work(transactionOnClient(client))))
