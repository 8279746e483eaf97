import type { DepartureNews } from '@/domain/catalogue/favourite-news'
import type { MailQuery } from '@/server/platform/email/mail'
import { newsToMail } from './current-news'

/** An expedition's news as a mail tells them. `photo` is the address of its picture, within the site. */
export type ExpeditionNews = { name: string; slug: string; photo: string | null; departures: DepartureNews[] }

const STATEMENT = /* sql */ `
  select told.hit ->> 'name' as name, told.hit ->> 'slug' as slug, told.hit ->> 'main_photo_small' as photo,
    json_agg(json_build_object('first_day', told.first_day, 'last_day', told.last_day, 'open_seats', told.open_seats,
      'kinds', told.kinds) order by told.first_day, told.departure_id) as departures
  from users u, lateral (
    select n.hit, n.expedition_id, n.departure_id, n.first_day, n.last_day, n.open_seats, array_agg(n.kind) as kinds
    ${newsToMail({ since: '$2::timestamptz', until: '$3::timestamptz' })}
    group by n.hit, n.expedition_id, n.departure_id, n.first_day, n.last_day, n.open_seats
  ) told
  where u.id = $1 and u.favourite_alerts is not false
  group by told.expedition_id, told.hit
  order by 1`

/** What happened to a user's favourites between two instants and still holds; nothing once they want no such mail. */
export const listNewsToMail = async ({
  userId,
  since,
  until,
  query,
}: {
  userId: number
  since: string | null
  until: string
  query: MailQuery
}): Promise<ExpeditionNews[]> => {
  const { rows } = await query<ExpeditionNews>(STATEMENT, [userId, since, until])
  // The columns of the statement above.
  return rows
}
