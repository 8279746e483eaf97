import type { Article } from '@/contract/articles'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { formatLongDate } from '@/domain/days/french-dates'
import { SITE_PATHS } from '@/domain/site/site-paths'
import { Avatar } from '@/storefront/ui/avatar'
import { SiteLink } from '@/storefront/ui/site-link'

type BylineProps = { article: Pick<Article, 'author' | 'published_at' | 'minutes' | 'sound'> }

/** Who signs, when, and how long it takes. */
export const Byline = ({ article: { author, published_at: at, minutes, sound } }: BylineProps) => {
  const day = calendarDayInParis(new Date(at))
  return (
    <div className="byline__who">
      {author && <Avatar name={author.full_name} src={author.portrait} size={56} />}
      <p>
        {author && <Author {...author} />}
        <small>
          <time dateTime={day}>{formatLongDate(day)}</time>
          {` · ${String(minutes)}\u00a0min ${sound ? 'd’écoute' : 'de lecture'}`}
        </small>
      </p>
    </div>
  )
}

/** A guide's name leads to their page; what they do follows it, as in a sentence. */
const Author = ({ full_name: name, guide_slug: guide, job_title: job }: NonNullable<Article['author']>) => (
  <>
    {guide ? (
      <SiteLink href={SITE_PATHS.guide(guide)} className="link">
        {name}
      </SiteLink>
    ) : (
      name
    )}
    {job && `, ${job.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())}`}
  </>
)
