import type { GuidePage } from '@/contract/guides'
import { HitHeart } from '@/storefront/features/favourite-heart/components/hit-heart'
import { GuideIntro, GuideDiplomas } from '@/storefront/features/guides/components/guide-intro'
import { GuidedDepartures } from '@/storefront/features/guides/components/guided-departures'
import { ReviewCard } from '@/storefront/features/reviews/components/review-card'
import { Breadcrumb } from '@/storefront/ui/breadcrumb'
import { TownCard } from '@/storefront/features/expedition-card/components/town-card'

type GuideScreenProps = { guide: GuidePage; steps: Array<{ name: string; href: string }> }

export const GuideScreen = ({ guide, steps }: GuideScreenProps) => (
  <main id="contenu" className="guide-page wrap" tabIndex={-1}>
    <Breadcrumb steps={steps} />
    <GuideIntro guide={guide} />
    {guide.diplomas.length > 0 && (
      <section aria-labelledby="diplomes">
        <h2 id="diplomes">Diplômes et formations</h2>
        <GuideDiplomas diplomas={guide.diplomas} />
      </section>
    )}
    <section aria-labelledby="aventures">
      <h2 id="aventures">Ses aventures</h2>
      <ul className="grid-cards">
        {guide.hits.map((hit) => (
          <li key={hit.id}>
            <TownCard hit={hit} heart={<HitHeart hit={hit} />} />
          </li>
        ))}
      </ul>
    </section>
    {guide.departures.length > 0 && (
      <section aria-labelledby="departs">
        <h2 id="departs">Prochains départs</h2>
        <GuidedDepartures departures={guide.departures} />
      </section>
    )}
    {guide.reviews.length > 0 && (
      <section aria-labelledby="avis">
        <h2 id="avis">Ce qu’on dit de ses aventures</h2>
        <div className="inc">
          {guide.reviews.map((review) => (
            <ReviewCard key={review.id} review={review} expedition={review.expedition} />
          ))}
        </div>
      </section>
    )}
  </main>
)
