import { env } from '@/env'
import type { ComposedMail } from '@/server/compose/compose-mail'
import { ReviewRejected } from './review-rejected'

type Row = { email: string; first_name: string | null; expedition: string; reason: string }

const STATEMENT = /* sql */ `
  select u.email, u.first_name, e.name as expedition, r.moderation_reason as reason
  from reviews r
  join users u on u.id = r.user_id and u.deleted_at is null
  join expeditions e on e.id = r.expedition_id
  where r.id = $1 and r.status = 'rejected' and r.moderation_reason is not null`

/** Why a review does not appear, for its author; null when the decision changed meanwhile. */
export const composeRejection = async ({
  reviewId,
  query,
}: {
  reviewId: number
  query: (text: string, values: unknown[]) => Promise<{ rows: unknown[] }>
}): Promise<ComposedMail | null> => {
  const { rows } = await query(STATEMENT, [reviewId])
  const row = rows[0] as Row | undefined
  if (!row) return null
  const siteUrl = env().SITE_URL
  return {
    to: row.email,
    subject: 'Ton avis n’a pas été publié',
    content: (
      <ReviewRejected
        siteUrl={siteUrl}
        firstName={row.first_name}
        expedition={row.expedition}
        reason={row.reason}
        contact={`${siteUrl}/collaborations#Contact-Us`}
      />
    ),
  }
}
