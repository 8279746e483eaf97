import { BadgeCheck } from 'lucide'
import type { ExpeditionReview } from '@/contract/expeditions'
import { formatShortDate, formatMonth } from '@/domain/days/french-dates'
import { frenchSpaces } from '@/domain/text/french-spaces'
import { Avatar } from '@/storefront/ui/avatar'
import { Badge } from '@/storefront/ui/badge'
import { Icon } from '@/storefront/ui/icon'
import { SiteLink } from '@/storefront/ui/site-link'
import { Stars } from '@/storefront/ui/stars'

type ReviewCardProps = {
  review: ExpeditionReview
  /** What the review is about, where that is not said otherwise. */
  expedition?: { name: string; slug: string }
}

/** A review: rate, text, who, when the trip was and when it was published, and what the agency answers. */
export const ReviewCard = ({ review, expedition }: ReviewCardProps) => (
  <article className="review">
    <div className="review__head">
      {review.rateOnFive !== null && <Stars rating={review.rateOnFive} />}
      {review.verified && (
        <Badge tone="ok">
          <Icon of={BadgeCheck} />
          Avis vérifié
        </Badge>
      )}
    </div>
    <p className="review__text">{frenchSpaces(review.reviewText)}</p>
    <SubRatings review={review} />
    {review.reply && (
      <div className="review__reply">
        <b className="small">
          Réponse de l’agence{review.reply.date && <>, le {formatShortDate(review.reply.date)}</>}
        </b>
        <p className="review__text small">{frenchSpaces(review.reply.text)}</p>
      </div>
    )}
    <footer>
      <Avatar name={review.firstName} size={40} />
      <div className="row__text">
        <b className="own-line as-typed">{review.firstName}</b>
        {expedition && (
          <SiteLink className="link own-line as-typed" href={`/expeditions/${expedition.slug}`}>
            {expedition.name}
          </SiteLink>
        )}
        <span className="mute own-line">
          {review.trip_date && <>Voyage en {monthOf(review.trip_date)}, </>}
          {review.trip_date ? 'publié' : 'Publié'} le {formatShortDate(review.date)}
        </span>
      </div>
    </footer>
  </article>
)

const SubRatings = ({ review }: { review: ExpeditionReview }) => {
  const rates = [
    ['Guide', review.guide_rate],
    ['Niveau annoncé', review.level_rate],
    ['Organisation', review.organisation_rate],
  ] as const
  const given = rates.filter(([, rate]) => rate !== null)
  if (given.length === 0) return null
  return (
    <dl className="review__rates">
      {given.map(([name, rate]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{rate}/5</dd>
        </div>
      ))}
    </dl>
  )
}

const monthOf = (date: string): string => {
  const [year, month] = date.split('-').map(Number)
  return formatMonth({ year: year ?? 0, month: month ?? 0 })
}
