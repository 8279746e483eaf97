import type { CancellationPreview } from '@/contract/cancellation'
import { answerDay } from '@/domain/changes/cancellation-choice'
import type { DepartureEnding } from '@/domain/departures/departure-ending'
import type { PaymentMethod } from '@/domain/ledger/payment-words'
import { refundDay } from '@/domain/ledger/refund-due'
import { refundByMethod } from '@/domain/ledger/refund-means'
import { SIGNED_CENTS } from '@/server/features/reservations/reservation-facts'
import { readRegistrations } from '@/server/features/legal/read-registrations'
import { lockDepartures } from '@/server/features/seats/lock-departures'
import { NAME_OR_EMAIL } from '@/server/platform/db/shared-terms'
import { parisDay } from '@/server/platform/db/paris-day'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { mailPreviewer } from '@/server/platform/email/mail-previewer'
import { notFound } from '@/server/platform/http/errors'
import { refusalOf } from '@/server/platform/http/refusal-of'
import { endDeparture } from './end-departure'
import { lookAndUndo } from './look-and-undo'
import { readCode, writePlan } from './plan-cancellation'
import { readOtherDates } from './read-other-dates'
import { REFUNDABLE_CENTS } from './refundable-cents'

type Asked = { authorId: number; departureId: number; ending: DepartureEnding; reason: string }

/**
 * What canceling a departure would do: it is canceled in a transaction that is undone, so that sums and mails are those of
 * the cancellation itself. Its jobs are told instead of added, and its links open nothing.
 */
export const previewCancellation = async (asked: Asked): Promise<CancellationPreview> => {
  const { compose, write } = mailPreviewer()
  if (!compose || !write) throw new Error('Nobody started the previews of mails in this process.')
  const { told, signature, ...preview } = await undone({ ...asked, compose })
  return { ...preview, mails: await write({ told, signature }) }
}

type Compose = NonNullable<ReturnType<typeof mailPreviewer>['compose']>

const undone = ({ compose, ...asked }: Asked & { compose: Compose }) =>
  lookAndUndo(async ({ transaction, outbox, query }) => {
    const { departureId } = asked
    await lockDepartures({ transaction, ids: [departureId] })
    const { rows } = await transaction.execute(
      sql`select ${parisDay(sql`now()`)} as today from departures where id = ${departureId}`,
    )
    if (!rows[0]) throw notFound('Ce départ n’existe pas.')
    const today = String(rows[0]['today'])
    const code = await readCode({ transaction, departureId })
    const standing = await readStanding({ transaction, departureId })
    const { id: cancellationId } = await writePlan({ transaction, plan: asked })
    const refusal = await refusalOf(() => endDeparture({ transaction, cancellationId, ...asked }))
    return {
      code,
      refusal,
      answer_by: answerDay(today),
      refund_by: refundDay(today),
      parties: await readParties({ transaction, ids: standing }),
      told: refusal === null ? await compose({ outbox, query }) : [],
      signature: await readRegistrations(query),
    }
  })

const readStanding = async ({
  transaction,
  departureId,
}: {
  transaction: Transaction
  departureId: number
}): Promise<number[]> => {
  const { rows } = await transaction.execute(
    sql`select id from reservations where departure_id = ${departureId} and status <> 'canceled' order by id`,
  )
  return rows.map(({ id }) => Number(id))
}

type Party = Pick<
  CancellationPreview['parties'][number],
  'reservation_id' | 'number' | 'customer' | 'travelers_count' | 'indemnity_cents'
> & { refundable_cents: number; paid: Array<{ method: PaymentMethod; cents: number }> }

const readParties = async ({
  transaction,
  ids,
}: {
  transaction: Transaction
  ids: number[]
}): Promise<CancellationPreview['parties']> => {
  if (ids.length === 0) return []
  const { rows } = await transaction.execute<Party>(sql`
    select r.id as reservation_id, coalesce(r.number, r.id::text) as number,
      ${NAME_OR_EMAIL} as customer,
      r.travelers_count::int as travelers_count, coalesce(r.indemnity_cents, 0)::int as indemnity_cents,
      ${REFUNDABLE_CENTS} as refundable_cents,
      coalesce((select json_agg(json_build_object('method', m.method, 'cents', m.cents) order by m.method) from (
        select p.method, sum(${SIGNED_CENTS})::int as cents
        from payments p where p.reservation_id = r.id group by p.method) m where m.cents <> 0), '[]'::json) as paid
    from reservations r join users u on u.id = r.user_id
    where r.id = any(array[${sql.join(ids, sql`, `)}]::int[]) order by r.id`)
  const parties: CancellationPreview['parties'] = []
  for (const { refundable_cents: cents, ...party } of rows) {
    const refund = refundByMethod({ paid: party.paid, cents: cents + party.indemnity_cents })
    const dates = await readOtherDates({ run: transaction.execute, reservationId: party.reservation_id })
    parties.push({ ...party, refund, dates })
  }
  return parties
}
