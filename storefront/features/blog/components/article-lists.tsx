import type { ArticleTeaser } from '@/contract/articles'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { formatDayMonth } from '@/domain/days/french-dates'
import { SITE_PATHS } from '@/domain/site/site-paths'
import { SiteLink } from '@/storefront/ui/site-link'

type ArticleIndexProps = { articles: ArticleTeaser[]; count: number }

/** The advice by its titles alone. */
export const ArticleIndex = ({ articles, count }: ArticleIndexProps) => (
  <section className="section wrap" aria-labelledby="blog-advice">
    <div className="panel index">
      <div className="index__say">
        <h2 id="blog-advice" className="h2s">
          Avant de partir
        </h2>
        <p className="soft index__lead">Du concret, écrit par celles et ceux qui vérifient ton sac le premier matin.</p>
        <SiteLink className="link tap box__act" href={SITE_PATHS.articleCategory('conseils-preparation')}>
          {`Les ${String(count)} conseils`}
        </SiteLink>
      </div>
      <ol>
        {articles.map(({ id, slug, title, minutes }) => (
          <li key={id}>
            <SiteLink href={SITE_PATHS.article(slug)}>{title}</SiteLink>
            <small>{`${String(minutes)}\u00a0min`}</small>
          </li>
        ))}
      </ol>
    </div>
  </section>
)

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
