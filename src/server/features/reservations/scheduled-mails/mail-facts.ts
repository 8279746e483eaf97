import type { SQL } from 'drizzle-orm'
import type { KeptMail } from '@/domain/reservations/plan-mails'
import { scheduledMails, type MailedDeparture, type MailedReservation } from '@/domain/reservations/scheduled-mails'
import { TRANSFER_DAYS_SET } from '@/server/features/payment-methods/transfer-offer'
import { isoInstant } from '@/server/platform/db/iso-instant'
import { parisDay } from '@/server/platform/db/paris-day'
import { NOT_CANCELED } from '@/server/platform/db/shared-terms'
import { sql } from '@/server/platform/db/transaction-of'
import { IS_COMPLETE } from '../participants/profile-sql'
import { PAID_CENTS } from '../reservation-facts'

type Kept = Omit<KeptMail, 'dueAt'> & { dueAt: string }

/** A reservation, as its plan is made of it, and the plan that is kept. */
export type MailFacts = {
  id: number
  reservation: Omit<MailedReservation, 'bookedAt'> & { bookedAt: string }
  departure: MailedDeparture
  kept: Kept[]
}

const INVITED = sql`coalesce((select json_agg(p.id order by p.position) from participants p
  where p.reservation_id = r.id and p.position <= r.travelers_count and p.link_token_hash is not null
    and p.email is not null and lower(p.email) <> lower(u.email)), '[]'::json)`

const KEPT = sql`coalesce((select json_agg(json_build_object('id', m.id, 'kind', m.kind, 'participantId', m.participant_id,
    'occasion', m.occasion, 'dueAt', ${isoInstant(sql`m.due_at`)}, 'state', m.state,
    'isHeld', m.enqueued_at is not null or m.note is not null) order by m.id)
  from scheduled_mails m where m.reservation_id = r.id), '[]'::json)`

/** SQL of `MailFacts` of the reservations `r` that meet a condition. */
export const mailFacts = (condition: SQL): SQL => sql`
  select r.id, json_build_object('status', r.status, 'bookedAt', ${isoInstant(sql`r.created_at`)},
      'totalCents', r.total_cents::int, 'paidCents', ${PAID_CENTS},
      'hasPayments', exists (select 1 from payments y where y.reservation_id = r.id),
      'balanceDueOn', ${parisDay(sql`r.balance_due_on`)}, 'transferDays', ${TRANSFER_DAYS_SET},
      'hasKeptCard', exists (select 1 from saved_cards s where s.reservation_id = r.id and s.withdrawn_at is null
        and s.refused_at is null),
      'isComplete', (select count(*) from participants p join expeditions e on e.id = d.expedition_id
          where p.reservation_id = r.id and ${IS_COMPLETE}) >= r.travelers_count
        and (exists (select 1 from guardians g where g.reservation_id = r.id)
          or not exists (select 1 from expeditions e where e.id = d.expedition_id and e.expedition_type = 'kids')),
      'hasReview', r.review_invited_at is not null
        or exists (select 1 from reviews v where v.reservation_id = r.id),
      'authorisation', (select case when g.received_on is null then 'awaited' else 'received' end
        from guardians g where g.reservation_id = r.id),
      'isAccountGone', u.deleted_at is not null, 'invited', ${INVITED}) as reservation,
    json_build_object('start', ${parisDay(sql`d.departure_start`)}, 'end', ${parisDay(sql`d.departure_end`)},
      'isCanceled', not (${NOT_CANCELED.d})) as departure,
    ${KEPT} as kept
  from reservations r join departures d on d.id = r.departure_id join users u on u.id = r.user_id
  where ${condition}`

/** What the rules say of a reservation's mails at an instant. */
export const wantedMails = ({ reservation, departure }: MailFacts, now: Date) =>
  scheduledMails({ reservation: { ...reservation, bookedAt: new Date(reservation.bookedAt) }, departure, now })

/** The plan that is kept. */
export const keptMails = ({ kept }: MailFacts): KeptMail[] =>
  kept.map(({ dueAt, ...mail }) => ({ ...mail, dueAt: new Date(dueAt) }))
