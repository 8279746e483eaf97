import type { KeptLevelNotice } from '@/contract/party'
import type { ParticipantDraft } from '@/contract/participant-fields'
import { noonOf } from '@/domain/days/days'
import { wrapLinkToken } from '@/server/features/reservations/participants/link-token'
import { type Dropped, tellDropped } from '@/server/features/reservations/participants/tell-invited'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { drawLinkToken } from '@/server/platform/http/private-link'
import { readLevelNotice, writeLevelNotice } from './level-notice'

type Former = Dropped & { kit_packed: unknown; pays_child: boolean; added_price_cents: number | null }

type Place = { transaction: Transaction; reservationId: number; position: number }

export type Transferee = Pick<ParticipantDraft, 'first_name' | 'last_name' | 'birth_date' | 'email' | 'phone' | 'level'>

/**
 * Gives the place of a traveler, in a reservation that `lockReservation` holds, to somebody else: the profile of before is erased,
 * the new one is invited by a private link, which alone leaves with the acknowledgement. Who was invited before is told.
 */
export const transferTraveler = async ({
  transaction,
  reservationId,
  position,
  transferee,
}: Place & { transferee: Transferee }): Promise<void> => {
  // What is packed already is the customer's, and kept with the first place.
  const { rows } = await transaction.execute<Former>(sql`
    delete from participants p using reservations r join users u on u.id = r.user_id
    where r.id = p.reservation_id and p.reservation_id = ${reservationId} and p.position = ${position}
    returning p.first_name, p.email, p.kit_packed, p.pays_child, p.added_price_cents,
      coalesce(p.link_token_hash is not null and lower(p.email) <> lower(u.email), false) as is_invited`)
  const [former] = rows
  const { token, hash } = drawLinkToken()
  const { first_name, last_name, birth_date, email, phone, level } = transferee
  const packed = position === 1 && former?.kit_packed ? JSON.stringify(former.kit_packed) : null
  const made = await transaction.execute(sql`
    insert into participants (reservation_id, position, first_name, last_name, birth_date, email, phone, level, sizes,
      link_token_hash, link_sent_at, kit_packed, pays_child, added_price_cents)
    values (${reservationId}, ${position}, ${first_name}, ${last_name}, ${birth_date && noonOf(birth_date)}::timestamptz,
      ${email}, ${phone}, ${level}, '{}', ${hash}, now(), ${packed}::jsonb, ${former?.pays_child === true},
      ${former?.added_price_cents ?? null}::int)
    returning id`)
  const participantId = Number(made.rows[0]?.['id'])
  const mail = { template: 'place_received', participantId, wrappedToken: wrapLinkToken(token) } as const
  await enqueueMail({ transaction, mail })
  await tellDropped({ transaction, reservationId, dropped: former, hasHandedOver: true })
}

/** The warning about the level of who leaves goes; that about who comes, if one was accepted, is kept with what the trip asks. */
export const transferLevelNotice = async ({
  accepted,
  level,
  demand,
  ...place
}: Place & { accepted: string | null; level: number; demand: number }): Promise<void> => {
  const notice = await readLevelNotice(place)
  const others = (notice?.gaps ?? []).filter(({ position }) => position !== place.position)
  const gaps = accepted === null ? others : [...others, { position: place.position, level }]
  await writeLevelNotice({ ...place, notice: noticeOf({ notice, accepted, demand, gaps }) })
}

const noticeOf = ({
  notice,
  accepted,
  demand,
  gaps,
}: {
  notice: KeptLevelNotice | null
  accepted: string | null
  demand: number
  gaps: KeptLevelNotice['gaps']
}): KeptLevelNotice | null => {
  if (gaps.length === 0) return null
  const sorted = gaps.toSorted((one, other) => one.position - other.position)
  return {
    version: accepted ?? notice?.version ?? '',
    demand: accepted === null && notice ? notice.demand : demand,
    gaps: sorted,
  }
}
