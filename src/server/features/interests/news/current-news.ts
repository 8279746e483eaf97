import type { z } from 'zod'
import type { getInterestsPopup } from '@/contract/interests'
import { TODAY_TEXT } from '@/server/platform/db/paris-day'
import { queryOne, query } from '@/server/platform/db/pool'
import { NOT_CANCELED_TEXT } from '@/server/platform/db/shared-terms'

/** Seats that are booked: those of a cart come back within minutes. */
const SOLD = `(select coalesce(sum(r.travelers_count), 0) from reservations r
      where r.departure_id = d.id and ${NOT_CANCELED_TEXT.r})`

/**
 * The news of departures that still hold: to come, with seats left, of an expedition on sale. A subquery for
 * `from (…) n`; the days are calendar dates in Europe/Paris.
 */
export const CURRENT_NEWS = /* sql */ `
  select n.expedition_id, n.departure_id, n.kind, n.created_at, d.first_day, d.last_day, d.open_seats, h.hit
  from favourite_news n
  join departures d on d.id = n.departure_id and d.expedition_id = n.expedition_id
  join expedition_hits h on h.id = n.expedition_id
  where ${NOT_CANCELED_TEXT.d} and d.open_seats > 0 and d.first_day > ${TODAY_TEXT}
    and (n.kind <> 'last_places' or d.capacity - ${SOLD} <= 2)
    and (n.kind <> 'confirmed' or d.status = 'confirmed')`

/**
 * What of it a mail tells the user of the row `u`: of their favourites, since they were added and since the last mail.
 * A minute is left to the transactions that were open then: the next mail tells what they committed.
 */
export const newsToMail = ({ since, until }: { since: string; until: string }): string => /* sql */ `
  from interests i join (${CURRENT_NEWS}) n on n.expedition_id = i.expedition_id
  where i.user_id = u.id and i.is_active and n.created_at > i.updated_at
    and n.created_at > coalesce(${since}, '-infinity') - interval '1 minute'
    and n.created_at <= ${until} - interval '1 minute'
    and n.created_at > ${until} - interval '7 days'`

type PopupAnswer = z.output<typeof getInterestsPopup.response>

const STATEMENT = /* sql */ `
  select true as popup_visible, n.hit as expedition, n.kind as news
  from users u
  join interests i on i.user_id = u.id and i.is_active
  join (${CURRENT_NEWS}) n on n.expedition_id = i.expedition_id
  where u.id = $1 and n.created_at > i.updated_at and n.created_at > coalesce(u.favourite_news_seen_at, u.created_at)
  order by n.created_at desc, n.departure_id
  limit 1`

/** The favourite with the newest news since the user last saw some, or since their account exists. */
export const findNewestNews = async (userId: number): Promise<PopupAnswer> =>
  (await queryOne<PopupAnswer>(STATEMENT, [userId], 'newest-news')) ?? {
    popup_visible: false,
    expedition: null,
    news: null,
  }

/** From now on, only what happens later is news to this user. Where nothing happened since they last saw some, nothing is written. */
export const seeNews = async (userId: number): Promise<{ ok: true }> => {
  await query(
    `update users u set favourite_news_seen_at = now() where u.id = $1 and exists (
       select from favourite_news n where n.created_at > coalesce(u.favourite_news_seen_at, u.created_at))`,
    [userId],
    'see-news',
  )
  return { ok: true }
}
