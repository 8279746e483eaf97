import type { ComposedMail, MailQuery, OutgoingMail } from '@/server/platform/email/mail'

/** A message that left, as it was asked for and as it was composed. */
type LeftMail = {
  query: MailQuery
  messageId: string
  told: OutgoingMail
  mail: Pick<ComposedMail, 'to' | 'subject'>
}

/**
 * Writes down that a message about a reservation left for who made it. What leaves for an invited traveler or a guide is not: their
 * addresses are kept for the trip alone. A message that is about no reservation changes nothing.
 */
export const noteReservationMail = async ({
  query,
  messageId,
  told,
  mail: { to, subject },
}: LeftMail): Promise<void> => {
  const { template, ...facts } = told
  await query(RESERVATION_NOTE, [messageId, template, subject.slice(0, 998), to, JSON.stringify(facts)])
}

// Each template tells of its reservation by a number of its own.
const RESERVATION_NOTE = /* sql */ `
  insert into reservation_mails (message_id, reservation_id, template, subject, sent_to)
  select $1, r.id, $2, $3, u.email
  from (select $5::jsonb as facts) t
    join reservations r on r.id = coalesce((t.facts ->> 'reservationId')::int,
      (select y.reservation_id from payments y where y.id = (t.facts ->> 'paymentId')::int),
      (select m.reservation_id from scheduled_mails m where m.id = (t.facts ->> 'scheduledMailId')::int),
      (select i.reservation_id from payment_intents i where i.id = (t.facts ->> 'intentId')::uuid),
      (select p.reservation_id from participants p where p.id = (t.facts ->> 'participantId')::int))
    join users u on u.id = r.user_id
  where u.deleted_at is null and lower(u.email) = lower($4)
  on conflict (message_id) do nothing`

/**
 * Writes down that a message about a gift card left for who bought it, or for whom they named. What leaves for whom it went over to is not:
 * who bought it is not told. A message that is about no gift card changes nothing.
 */
export const noteGiftMail = async ({ query, messageId, told, mail: { to, subject } }: LeftMail): Promise<void> => {
  if (!('giftCardId' in told)) return
  await query(GIFT_NOTE, [messageId, told.giftCardId, told.template, subject.slice(0, 998), to])
}

const GIFT_NOTE = /* sql */ `
  insert into gift_card_mails (message_id, card_id, template, subject, sent_to)
  select $1, g.id, $3, $4, $5 from gift_cards g
  where g.id = $2 and g.replaces_id is null and lower($5) in (lower(g.buyer_email), lower(g.recipient_email))
  on conflict (message_id) do nothing`
