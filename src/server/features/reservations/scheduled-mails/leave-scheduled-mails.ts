import type { Task } from 'graphile-worker'
import { planMails } from '@/domain/reservations/plan-mails'
import { CLAIM_MAIL_KINDS } from '@/domain/reservations/scheduled-mails'
import { IS_ON_ACCOUNT } from '@/server/features/payment-methods/transfer-on-account'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { NOT_CANCELED } from '@/server/platform/db/shared-terms'
import { transactionOnClient } from '@/server/platform/db/transaction-on-client'
import { withClientTransaction } from '@/server/platform/db/with-client-transaction'
import { eachRow, eachRowInTransaction, type TaskHelpers } from '@/server/platform/jobs/each-row'
import { enqueueScheduledMails } from './enqueue-scheduled-mail'
import { keptMails, mailFacts, wantedMails, type MailFacts } from './mail-facts'
import { reconcileMails } from './reconcile-mails'

/** A review is asked for fifteen days after the return at most. */
const LIVE_DAYS = 16
/** So many reservations are read at once: memory holds no more of them, however many there are. */
const READ_AT_ONCE = 500

/**
 * Every five minutes: makes each plan what the facts say, were a change of theirs missed, and puts in the outbox what is due.
 * Each reservation has its own transaction, so that one that fails keeps no other back.
 */
export const leaveScheduledMails: Task = async (_payload, helpers) => {
  await giveUpLost(helpers)
  await helpers.withPgClient(async (client) => {
    const now = new Date()
    const transaction = transactionOnClient(client)
    await eachRow({
      helpers,
      client,
      step: 'reservation',
      rows: readFacts({ transaction, now }),
      idOf: ({ id }) => id,
      isDue: (facts) => hasWork(facts, now),
      work: ({ id }) => withClientTransaction(client, () => leaveOf({ transaction, id, now })),
    })
  })
}

async function* readFacts({ transaction, now }: { transaction: Transaction; now: Date }): AsyncGenerator<MailFacts> {
  const { rows } = await transaction.execute(LIVE(now))
  for (const ids of inPortions(rows.map(({ id }) => Number(id)))) {
    const portion = sql`array[${sql.join(ids, sql`, `)}]::int[]`
    const { rows: facts } = await transaction.execute<MailFacts>(
      sql`${mailFacts(sql`r.id = any(${portion})`)} order by r.id`,
    )
    yield* facts
  }
}

/** SQL of the numbers of the reservations that mails may still leave for. */
const LIVE = (now: Date) => sql`
  select r.id from departures d join reservations r on r.departure_id = d.id
  where ${NOT_CANCELED.r} and d.departure_end > ${now.toISOString()}::timestamptz - make_interval(days => ${LIVE_DAYS})
  union
  select m.reservation_id from scheduled_mails m where m.state = 'planned' and m.enqueued_at is null
  order by id`

const inPortions = (ids: number[]): number[][] =>
  Array.from({ length: Math.ceil(ids.length / READ_AT_ONCE) }, (_, index) =>
    ids.slice(index * READ_AT_ONCE, (index + 1) * READ_AT_ONCE),
  )

const isDue = ({ state, isHeld, dueAt }: ReturnType<typeof keptMails>[number], now: Date): boolean =>
  state === 'planned' && !isHeld && dueAt <= now

const hasWork = (facts: MailFacts, now: Date): boolean => {
  const kept = keptMails(facts)
  const { plan, skip, replace } = planMails({ wanted: wantedMails(facts, now), kept })
  return plan.length + skip.length + replace.length > 0 || kept.some((mail) => isDue(mail, now))
}

const IS_CLAIM = sql`m.kind in (${sql.join(
  CLAIM_MAIL_KINDS.map((kind) => sql`${kind}`),
  sql`, `,
)})`

const leaveOf = async ({
  transaction,
  id,
  now,
}: {
  transaction: Transaction
  id: number
  now: Date
}): Promise<void> => {
  // Who changes it at this moment makes its plan anew; what is due then leaves the next time.
  const { rows } = await transaction.execute(
    sql`select 1 from reservations r where r.id = ${id} for no key update of r skip locked`,
  )
  if (rows.length === 0) return
  await reconcileMails({ transaction, reservationId: id, now })
  const { rows: due } = await transaction.execute(sql`
    select m.id from scheduled_mails m join reservations r on r.id = m.reservation_id
    where m.reservation_id = ${id} and m.state = 'planned' and m.enqueued_at is null
      and m.due_at <= ${now.toISOString()}::timestamptz and not (${IS_CLAIM} and ${IS_ON_ACCOUNT}) order by m.due_at, m.id`)
  await enqueueScheduledMails({ transaction, ids: due.map((row) => Number(row['id'])) })
}

/** What the outbox tried in vain to send until it gave up is said to be lost, so that the agency sees it. */
const giveUpLost = (helpers: TaskHelpers): Promise<void> =>
  eachRowInTransaction<{ id: number }>(helpers, {
    step: 'scheduled_mail',
    rows: sql`select m.id from scheduled_mails m where ${IS_LOST} order by m.id`,
    idOf: ({ id }) => id,
    work: ({ transaction, row: { id } }) =>
      transaction.execute(sql`
        update scheduled_mails m set state = 'skipped', reason = 'failed', settled_at = now() where m.id = ${id} and ${IS_LOST}`),
  })

const IS_LOST = sql`m.state = 'planned' and m.enqueued_at < now() - interval '1 hour' and not exists (
  select 1 from graphile_worker.jobs j where j.key = 'scheduled_mail:' || m.id and j.attempts < j.max_attempts)`
