import type { TestCard } from '@/domain/payments/test-cards'
import { transactionOnClient } from '@/server/platform/db/transaction-on-client'
import { addJob } from '@/server/platform/jobs/add-job'
import { type EventType, leaveEvent } from './sandbox-events'
import {
  COLUMNS,
  type Client,
  type SandboxFailure,
  type SandboxRow,
  type PresentedPayment,
  presentPayment,
  refundsOf,
} from './sandbox-payment'
import { newId } from './new-id'
import { pageUrlOf } from './page-url'
import { readSwitches } from './switches'

/** A payment of these books, presented. */
export const present = async ({ client, row }: { client: Client; row: SandboxRow }): Promise<PresentedPayment> => {
  const refunds = await refundsOf({ client, ids: [row.id] })
  return presentPayment({ row, refunds: refunds.get(row.id) ?? [], pageUrl: pageUrlOf(row.id) })
}

type Changed = { client: Client; row: SandboxRow }

/** Writes what changes of a locked payment, and leaves word of it. */
const change = async ({
  client,
  row,
  set,
  type,
}: Changed & { set: Partial<SandboxRow>; type: EventType }): Promise<PresentedPayment> => {
  const names = Object.keys(set)
  const { rows } = await client.query<SandboxRow>(
    `update house_payments set ${names.map((name, index) => `${name} = $${String(index + 2)}`).join(', ')}
     where id = $1 returning ${COLUMNS}`,
    [row.id, ...Object.values(set)],
  )
  const payment = await present({ client, row: rows[0] ?? row })
  await leaveEvent({ client, type, payment })
  return payment
}

export const refusePayment = ({ card, failure, ...on }: Changed & { card: TestCard; failure: SandboxFailure }) =>
  change({ ...on, set: { state: 'refused', card: card.key, failure }, type: 'payment.refused' })

/** The bank said yes: the money is set aside, or taken at once when that was asked. */
export const acceptPayment = async ({
  client,
  row,
  card,
  lapsesIn,
}: Changed & { card: TestCard; lapsesIn: number | null }) => {
  const savedMethod = row.saves_method ? newId('carte') : null
  if (row.capture === 'automatic') {
    const taken = { state: 'captured', captured_cents: row.amount_cents } as const
    const payment = await change({
      ...{ client, row },
      set: { ...taken, card: card.key, failure: null, saved_method: savedMethod },
      type: 'payment.captured',
    })
    await followCapture({ client, id: row.id, card })
    return payment
  }
  const { authorisation_seconds: lasting } = await readSwitches(client)
  const until = new Date(Date.now() + Math.min(lapsesIn ?? lasting, lasting) * 1000)
  await addJob({
    transaction: transactionOnClient(client),
    task: 'expire_house_payment',
    payload: { paymentId: row.id },
    runAt: until,
  })
  return change({
    ...{ client, row },
    set: { state: 'authorised', card: card.key, failure: null, authorised_until: until, saved_method: savedMethod },
    type: 'payment.authorised',
  })
}

export const captureLocked = async ({
  client,
  row,
  amountCents,
  card,
}: Changed & { amountCents: number; card?: TestCard }) => {
  const payment = await change({
    ...{ client, row },
    set: { state: 'captured', captured_cents: amountCents, authorised_until: null },
    type: 'payment.captured',
  })
  if (card) await followCapture({ client, id: row.id, card })
  return payment
}

export const releaseLocked = (on: Changed) =>
  change({ ...on, set: { state: 'released', authorised_until: null }, type: 'payment.released' })

export const expireLocked = (on: Changed) =>
  change({ ...on, set: { state: 'expired', failure: 'authorisation_lapsed' }, type: 'payment.expired' })

export const disputeLocked = (on: Changed) =>
  change({ ...on, set: { dispute_reference: newId('litige'), dispute_state: 'open' }, type: 'dispute.opened' })

export const closeDisputeLocked = ({ outcome, ...on }: Changed & { outcome: 'won' | 'lost' }) =>
  change({ ...on, set: { dispute_state: outcome }, type: 'dispute.closed' })

/** What the holder of that card does once the money is taken. */
const followCapture = async ({ client, id, card }: { client: Client; id: string; card: TestCard }): Promise<void> => {
  if (card.fate !== 'disputed') return
  const { dispute_after_seconds: seconds } = await readSwitches(client)
  await addJob({
    transaction: transactionOnClient(client),
    task: 'open_house_dispute',
    payload: { paymentId: id },
    runAt: new Date(Date.now() + seconds * 1000),
  })
}
