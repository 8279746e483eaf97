import type { ReservationReview } from '@/contract/reviews'
import { Badge } from '@/storefront/ui/badge'
import { LinkButton } from '@/storefront/ui/link-button'
import { Stars } from '@/storefront/ui/stars'

type GivenReviewProps = { review: NonNullable<ReservationReview['review']>; slug: string }

const STATES = {
  pending: { tone: 'warn', name: 'En relecture', text: 'Merci\u00a0! Ton avis paraîtra dès que l’équipe l’aura relu.' },
  published: {
    tone: 'ok',
    name: 'Publié',
    text: 'Ton avis est en ligne. Merci pour celles et ceux qui hésitent encore.',
  },
  rejected: { tone: 'danger', name: 'Refusé', text: 'Ton avis n’a pas été publié.' },
} as const

/** The review of this trip and what became of it. */
export const GivenReview = ({ review, slug }: GivenReviewProps) => {
  const state = STATES[review.status]
  return (
    <section className="box" aria-label="Ton avis">
      <p className="row wrapx" role="status">
        <Badge tone={state.tone}>{state.name}</Badge>
        <span>{state.text}</span>
      </p>
      {review.reason && (
        <p>
          <b>Raison&nbsp;:</b> {review.reason}
        </p>
      )}
      {review.rate !== null && <Stars rating={review.rate} />}
      <p className="review__text">{review.text}</p>
      {review.status === 'published' && (
        <LinkButton look="line" className="box__act" href={`/expeditions/${slug}#avis`}>
          Voir les avis de l’aventure
        </LinkButton>
      )}
    </section>
  )
}
