import { env } from '@/env'
import type { ComposedMail } from '@/server/compose/compose-mail'
import { ReviewInvitation } from './review-invitation'

type Row = { email: string; first_name: string | null; expedition: string }

const STATEMENT = /* sql */ `
  select u.email, u.first_name, e.name as expedition
  from reservations r
  join users u on u.id = r.user_id and u.deleted_at is null
  join departures d on d.id = r.departure_id
  join expeditions e on e.id = d.expedition_id
  where r.id = $1 and r.status = 'confirmed' and not exists (select 1 from reviews v where v.reservation_id = r.id)`

/** The invitation to review a trip; null when the reservation was canceled or reviewed meanwhile. */
export const composeInvitation = async ({
  reservationId,
  query,
}: {
  reservationId: number
  query: (text: string, values: unknown[]) => Promise<{ rows: unknown[] }>
}): Promise<ComposedMail | null> => {
  const { rows } = await query(STATEMENT, [reservationId])
  const row = rows[0] as Row | undefined
  if (!row) return null
  const siteUrl = env().SITE_URL
  return {
    to: row.email,
    subject: `C’était comment, ${row.expedition} ?`,
    content: (
      <ReviewInvitation
        siteUrl={siteUrl}
        firstName={row.first_name}
        expedition={row.expedition}
        link={`${siteUrl}/my-expeditions/${String(reservationId)}/avis`}
      />
    ),
  }
}
