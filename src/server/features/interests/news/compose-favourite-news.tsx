import { announceNews } from '@/domain/favourite-news'
import { formatCount } from '@/domain/plural'
import { env } from '@/env'
import { alertsHeaders, alertsLink } from './alert-links'
import type { ExpeditionNews } from './list-news-to-mail'
import type { ComposedMail } from '@/server/compose/compose-mail'
import { FavouriteNews } from './favourite-news'

/** One mail for all that happened to a user's favourites; null when nothing of it holds any more. */
export const composeFavouriteNews = ({
  user,
  news,
}: {
  user: { id: number; email: string; first_name: string | null }
  news: ExpeditionNews[]
}): ComposedMail | null => {
  const [first, ...others] = news
  if (!first) return null
  const title = others.length > 0 ? `Du nouveau pour ${formatCount(news.length, 'favori')}` : titleOf(first)
  return {
    to: user.email,
    subject: title,
    content: (
      <FavouriteNews
        firstName={user.first_name}
        siteUrl={env().SITE_URL}
        title={title}
        news={news}
        unsubscribe={alertsLink(user.id)}
      />
    ),
    headers: alertsHeaders(user.id),
  }
}

/** New dates are said before a confirmation, and that before the last places. */
const titleOf = ({ name, departures }: ExpeditionNews): string => {
  const kind = (['new_departure', 'confirmed'] as const).find((one) =>
    departures.some(({ kinds }) => kinds.includes(one)),
  )
  return announceNews({ kind: kind ?? 'last_places', name })
}
