import type { z } from 'zod'
import type { getInterestsPopup } from '@/contract/interests'
import { queryOne } from '@/server/platform/db/pool'
import { CURRENT_NEWS } from './current-news'

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
