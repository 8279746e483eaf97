import type { ArticleTeaser } from '@/contract/articles'
import { calendarDayInParis } from '@/domain/calendar-day'
import { formatDayMonth } from '@/domain/french-dates'
import { SITE_PATHS } from '@/domain/site-paths'
import { SiteLink } from '@/storefront/ui/site-link'

/** The news by day. */
export const DatedList = ({ articles }: { articles: ArticleTeaser[] }) => (
  <ol className="dated">
    {articles.map(({ id, slug, title, lead, published_at: at }) => {
      const day = calendarDayInParis(new Date(at))
      return (
        <li key={id}>
          <time dateTime={day}>{formatDayMonth(day)}</time>
          <SiteLink href={SITE_PATHS.article(slug)}>{title}</SiteLink>
          <p>{lead}</p>
        </li>
      )
    })}
  </ol>
)
