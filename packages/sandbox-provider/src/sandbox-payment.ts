import type pg from 'pg'
import { TEST_CARDS, type TestCard } from '@/domain/payments/test-cards'
import { SandboxRefusal } from './sandbox-refusal'

export type SandboxState =
  | 'awaiting_card'
  | 'awaiting_proof'
  | 'refused'
  | 'authorised'
  | 'captured'
  | 'released'
  | 'expired'

export type SandboxFailure =
  | 'card_refused'
  | 'insufficient_funds'
  | 'card_expired'
  | 'proof_required'
  | 'proof_refused'
  | 'authorisation_lapsed'

export type SandboxRow = {
  id: string
  amount_cents: number
  captured_cents: number
  capture: 'manual' | 'automatic'
  description: string
  return_url: string
  saves_method: boolean
  saved_method: string | null
  state: SandboxState
  card: string | null
  failure: SandboxFailure | null
  authorised_until: Date | null
  dispute_reference: string | null
  dispute_state: 'open' | 'won' | 'lost' | null
  created_at: Date
}

export type SandboxRefund = {
  id: string
  amount_cents: number
  state: 'pending' | 'done' | 'failed'
  /** What whoever asked for it calls it. */
  label: string | null
}

export type Client = Pick<pg.ClientBase, 'query'>

export const COLUMNS = /* sql */ `id, amount_cents, captured_cents, capture, description, return_url, saves_method,
  saved_method, state, card, failure, authorised_until, dispute_reference, dispute_state, created_at`

/** A payment under its lock. An authorisation whose time has passed is over from here on. */
export const lockPayment = async ({ client, id }: { client: Client; id: string }): Promise<SandboxRow> => {
  await client.query(
    `update house_payments set state = 'expired', failure = 'authorisation_lapsed'
     where id = $1 and state = 'authorised' and authorised_until <= clock_timestamp()`,
    [id],
  )
  const { rows } = await client.query<SandboxRow>(`select ${COLUMNS} from house_payments where id = $1 for update`, [
    id,
  ])
  const [row] = rows
  if (!row) throw new SandboxRefusal({ status: 404, code: 'unknown_payment', message: `No such payment: '${id}'.` })
  return row
}

export const refundsOf = async ({
  client,
  ids,
}: {
  client: Client
  ids: string[]
}): Promise<Map<string, SandboxRefund[]>> => {
  const { rows } = await client.query<SandboxRefund & { payment_id: string }>(
    `select payment_id, id, amount_cents, state, label from house_refunds where payment_id = any($1) order by created_at, id`,
    [ids],
  )
  const byPayment = new Map<string, SandboxRefund[]>(ids.map((id) => [id, []]))
  for (const { payment_id: id, ...refund } of rows) byPayment.get(id)?.push(refund)
  return byPayment
}

export const cardOf = ({ card }: Pick<SandboxRow, 'card'>): TestCard | undefined =>
  TEST_CARDS.find(({ key }) => key === card)

/** A payment as the sandbox tells of it: of the card, its brand and last four digits alone. */
export const presentPayment = ({
  row,
  refunds,
  pageUrl,
}: {
  row: SandboxRow
  refunds: SandboxRefund[]
  pageUrl: string
}) => {
  const card = cardOf(row)
  return {
    id: row.id,
    object: 'payment' as const,
    state: row.state,
    amount_cents: row.amount_cents,
    captured_cents: row.captured_cents,
    capture: row.capture,
    description: row.description,
    failure: row.failure,
    card: card ? { brand: card.brand, last4: card.number.slice(-4) } : null,
    saved_method: row.saved_method,
    authorised_until: row.authorised_until?.toISOString() ?? null,
    refunds,
    dispute: row.dispute_reference ? { id: row.dispute_reference, state: row.dispute_state } : null,
    page_url: pageUrl,
    created: row.created_at.toISOString(),
  }
}

export type PresentedPayment = ReturnType<typeof presentPayment>
