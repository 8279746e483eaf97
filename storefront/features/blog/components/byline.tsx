import type { Article } from '@/contract/articles'
import { calendarDayInParis } from '@/domain/calendar-day'
import { formatLongDate } from '@/domain/french-dates'
import { Avatar } from '@/storefront/ui/avatar'

type BylineProps = { article: Pick<Article, 'author' | 'published_at' | 'minutes' | 'sound'> }

/** Who signs, when, and how long it takes. */
export const Byline = ({ article: { author, published_at: at, minutes, sound } }: BylineProps) => {
  const day = calendarDayInParis(new Date(at))
  return (
    <div className="byline__who">
      {author && <Avatar name={author.full_name} src={author.portrait} size={56} />}
      <p>
        {author && (author.job_title ? `${author.full_name}, ${author.job_title}` : author.full_name)}
        <small>
          <time dateTime={day}>{formatLongDate(day)}</time>
          {` · ${String(minutes)}\u00a0min ${sound ? 'd’écoute' : 'de lecture'}`}
        </small>
      </p>
    </div>
  )
}
