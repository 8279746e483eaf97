import { parseArgs } from 'node:util'
import { startChild } from './lib/child'
import { runCommand } from './lib/command'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '1000' },
    clients: { type: 'string', default: '1000' },
    cards: { type: 'string', default: '1000' },
    gifts: { type: 'string', default: '1000' },
    runs: { type: 'string', default: '1000' },
    changes: { type: 'string', default: '10000' },
    payments: { type: 'string', default: '1000' },
    kills: { type: 'string', default: '100' },
    baskets: { type: 'string', default: '10000' },
    lanes: { type: 'string', default: '1000' },
  },
})

/**
 * What `npm test` runs in a short form, at length: the race for the last seats, by transfer and by card, for the only use of a code, for what a gift card holds, the model of bookings, the search that was away, hostile texts,
 * invoices and payments by card under kills, providers’ messages out of order, baskets from the tunnel to the last invoice, and reads that
 * share a connection.
 */
await runCommand(async ({ signal }) => {
  const child = startChild({
    args: [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project=integration',
      '--project=unit',
      'src/server/features/carts/seats-race.int.test.ts',
      'src/server/features/checkout/whole-model.int.test.ts',
      'src/server/features/reservations/discounts/promo-race.int.test.ts',
      'src/server/features/gift-cards/gift-race.int.test.ts',
      'src/server/features/ledger/invoices/invoices.int.test.ts',
      'src/server/features/ledger/invoices/invoiced-baskets.test.ts',
      'src/server/features/checkout/card-race.int.test.ts',
      'src/server/features/checkout/kills.int.test.ts',
      'src/server/features/checkout/webhooks.int.test.ts',
      'src/server/features/search/sync/search-sync.int.test.ts',
      'src/server/platform/db/read-often.int.test.ts',
      'tests/fuzz/contract-texts.int.test.ts',
      'tests/fuzz/panel-texts.int.test.ts',
      'tests/fuzz/rest-shapes.int.test.ts',
      'src/server/features/desk/bank-lines/fates.test.ts',
      'src/server/features/desk/bank-lines/bank-fates.int.test.ts',
    ],
    environment: {
      RACE_ROUNDS: values.rounds,
      CARD_RACE_ROUNDS: values.cards,
      PROMO_CLIENTS: values.clients,
      GIFT_ROUNDS: values.gifts,
      MODEL_RUNS: values.runs,
      SEARCH_CHANGES: values.changes,
      INVOICE_KILLS: values.kills,
      PAYMENT_KILLS: values.kills,
      WEBHOOK_PAYMENTS: values.payments,
      BASKETS: values.baskets,
      LANE_ROUNDS: values.lanes,
      FUZZ: 'long',
      // The factories fill whole catalogues by one statement.
      UNHURRIED: '1',
    },
    onLine: (line) => console.log(line),
  })
  signal.addEventListener('abort', () => void child.stop())
  return (await child.done).code
})
