import * as z from 'zod/mini'
import { pool } from '@/server/platform/db/pool'
import { acceptPayment, present, refusePayment } from './change-payment'
import { cardOutcome } from './card-outcome'
import { COLUMNS, cardOf, type Client, type SandboxRow, type PresentedPayment } from './sandbox-payment'
import { SandboxRefusal } from './sandbox-refusal'
import { newId } from './new-id'

const MOST_CENTS = 10_000_000

export const NewPayment = z.strictObject({
  amount_cents: z.int().check(z.minimum(1), z.maximum(MOST_CENTS)),
  capture: z.enum(['manual', 'automatic']),
  description: z.string().check(z.minLength(1), z.maxLength(500)),
  return_url: z.url({ protocol: /^https?$/ }),
  save_method: z.boolean(),
  /** A card kept from an earlier payment, charged at once and without its holder. */
  saved_method: z.optional(z.string()),
})

/** Opens a payment, which waits for its card; by a saved one it is answered at once. */
export const createPayment = async ({
  client,
  order,
}: {
  client: Client
  order: z.output<typeof NewPayment>
}): Promise<PresentedPayment> => {
  const card = order.saved_method === undefined ? undefined : await savedCard({ client, method: order.saved_method })
  const { rows } = await client.query<SandboxRow>(
    `insert into house_payments (id, amount_cents, capture, description, return_url, saves_method, state)
     values ($1, $2, $3, $4, $5, $6, 'awaiting_card') returning ${COLUMNS}`,
    [newId('paiement'), order.amount_cents, order.capture, order.description, order.return_url, order.save_method],
  )
  const [row] = rows
  if (!row) throw new Error('The payment was not written.')
  if (!card) return present({ client, row })
  const outcome = cardOutcome({ fate: card.fate, isHolderThere: false })
  if (outcome.kind === 'paid') return acceptPayment({ client, row, card, lapsesIn: outcome.lapsesIn })
  const failure = outcome.kind === 'refused' ? outcome.failure : 'proof_required'
  return refusePayment({ client, row, card, failure })
}

/** Where the browser goes once it is done with the page. */
export const sendBackTo = async ({ id, returnUrl }: { id: string; returnUrl: string }): Promise<void> => {
  await pool().query('update house_payments set return_url = $2 where id = $1 and return_url <> $2', [id, returnUrl])
}

const savedCard = async ({ client, method }: { client: Client; method: string }) => {
  const { rows } = await client.query<{ card: string | null }>(
    'select card from house_payments where saved_method = $1',
    [method],
  )
  const card = rows[0] && cardOf(rows[0])
  if (!card)
    throw new SandboxRefusal({ status: 400, code: 'unknown_method', message: `No such saved card: '${method}'.` })
  return card
}
