import type { ArticleTeaser } from '@/contract/articles'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { findArticleCategory } from '@/domain/content/article-categories'
import { formatLongDate } from '@/domain/days/french-dates'
import { SITE_PATHS } from '@/domain/site/site-paths'
import { Photo } from '@/storefront/ui/photo'
import { SiteLink } from '@/storefront/ui/site-link'

type TeaserProps = {
  article: ArticleTeaser
  /** How it is laid out: the first of a page, a wide one, a line beside its picture, or a card. */
  look?: 'lead' | 'wide' | 'row' | 'card'
  level?: 2 | 3
  hasCategory?: boolean
  priority?: boolean
}

const LOOKS = { lead: 'teaser--lead', wide: 'wide', row: 'teaser--row', card: '' }
const SIZES = {
  lead: '(min-width: 62.125rem) 800px, 100vw',
  wide: '(min-width: 62.125rem) 520px, 100vw',
  row: '112px',
  card: '(min-width: 62.125rem) 400px, (min-width: 40rem) 50vw, 100vw',
}

/** An article in a list: its title's link covers it. Its picture decorates: the title says what it is about. */
export const Teaser = ({ article, look = 'card', level = 3, hasCategory = false, priority = false }: TeaserProps) => {
  const Title = level === 2 ? 'h2' : 'h3'
  const day = calendarDayInParis(new Date(article.published_at))
  return (
    <article className={`teaser ${LOOKS[look]}`}>
      <div className="teaser__img">
        {article.cover && (
          <Photo src={article.cover} alt="" sizes={SIZES[look]} width={640} height={427} priority={priority} />
        )}
      </div>
      <div className="teaser__b">
        {hasCategory && <p className="teaser__cat">{findArticleCategory(article.category)?.label}</p>}
        <Title>
          <SiteLink href={SITE_PATHS.article(article.slug)}>{article.title}</SiteLink>
        </Title>
        {look !== 'row' && <p className="teaser__d">{article.lead}</p>}
        <p className="teaser__m">
          <span>{article.author}</span>
          {look !== 'row' && (
            <span>
              <time dateTime={day}>{formatLongDate(day)}</time>
            </span>
          )}
          <span>{`${String(article.minutes)}\u00a0min`}</span>
        </p>
      </div>
    </article>
  )
}
