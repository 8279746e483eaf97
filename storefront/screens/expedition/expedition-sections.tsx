import type { Expedition } from '@/contract/expeditions'
import type { AskedAges } from '@/domain/seats/asked-party'
import { childFareOf } from '@/domain/seats/child-fare'
import { decisionSteps } from '@/domain/departures/decision-steps'
import { needsAges } from '@/domain/seats/party-ages'
import { formatCount } from '@/domain/text/plural'
import { SITE_PATHS } from '@/domain/site/site-paths'
import { DecisionRoad } from '@/storefront/features/departures/components/decision-road'
import { departureFacts } from '@/storefront/features/departures/components/departure-facts-by-number'
import { DeparturesList } from '@/storefront/features/departures/components/departures-list'
import { TrackRecord } from '@/storefront/features/departures/components/track-record'
import { firstChoice, type OfferedDeparture } from '@/storefront/features/departures/rules/booking-choice'
import { ExpeditionItinerary } from '@/storefront/features/expedition-map/components/expedition-itinerary'
import { AlertMe } from '@/storefront/features/favourite-heart/components/alert-me'
import { Description } from '@/storefront/features/product/components/description'
import { KitList } from '@/storefront/features/product/components/kit-list'
import { PriceContents } from '@/storefront/features/product/components/price-contents'
import { ProductSection } from '@/storefront/features/product/components/product-section'
import { Programme } from '@/storefront/features/product/components/programme'
import { formatRating } from '@/storefront/features/product/rules/format-rating'
import { ExpeditionQuestions } from '@/storefront/features/questions/components/expedition-questions'
import { ExpeditionReviews } from '@/storefront/features/reviews/components/expedition-reviews'
import { JoinButton } from '@/storefront/features/waitlist/components/join-button'
import { GuideCard } from '@/storefront/parts/guide-card'
import { SiteLink } from '@/storefront/ui/site-link'
import { Stars } from '@/storefront/ui/stars'
import type { ExpeditionScreenProps } from './expedition-screen-props'
import { favouriteOf } from './favourite-of'
import { WayThere } from './way-there'

/** A full departure is waited for; of one that is sold no more, only other dates are told. */
const alertsOf = ({ offered, expedition }: { offered: OfferedDeparture[]; expedition: Expedition }) =>
  Object.fromEntries(
    offered.map(({ id, waitlist_count, days, capacity, price, departure_start: start, departure_end: end }) => [
      id,
      waitlist_count === null ? (
        <AlertMe key={id} {...favouriteOf(expedition)} />
      ) : (
        <JoinButton
          key={id}
          departureId={id}
          {...{ days, start, end, capacity }}
          asked={askedAgesOf({ expedition, price })}
        />
      ),
    ]),
  )

/** The parts of the product page, from the description to the questions. */
export const ExpeditionSections = ({
  expedition,
  carbon,
  operators,
  reviews,
  messages,
  geojson,
  mapStyleUrl,
  relief,
  today,
  record,
  offered,
}: ExpeditionScreenProps & { offered: OfferedDeparture[] }) => {
  const { guide, rating, review_count, kit } = expedition
  const decision = decisionSteps({ departures: offered, today, meetingPoint: expedition.meeting_point })
  const isRated = rating !== null && review_count > 0

  return (
    <>
      <Description expedition={expedition} />
      <ProductSection id="programme" title="Jour après jour">
        <ExpeditionItinerary totals={expedition.totals} geojson={geojson} styleUrl={mapStyleUrl} relief={relief} />
        <Programme days={expedition.programme} />
      </ProductSection>
      <WayThere
        expedition={expedition}
        carbon={carbon}
        operators={operators}
        day={firstChoice(offered).departure?.departure_start ?? null}
      />
      <ProductSection id="prix" title="Dans le prix">
        <PriceContents included={expedition.included} notIncluded={expedition.not_included} />
      </ProductSection>
      {kit.length > 0 && (
        <ProductSection id="sac" title="Dans ton sac">
          <KitList items={kit} />
        </ProductSection>
      )}
      {guide && (
        <ProductSection id="guide" title="Qui te guide">
          <GuideCard guide={guide}>
            <SiteLink href={SITE_PATHS.guides} className="link guide__all">
              Tous nos guides
            </SiteLink>
          </GuideCard>
        </ProductSection>
      )}
      <ProductSection id="dates" title="Dates et places">
        <DeparturesList
          expeditionId={expedition.id}
          facts={departureFacts(offered)}
          alerts={alertsOf({ offered, expedition })}
        />
        {record && <TrackRecord record={record} />}
        {decision && <DecisionRoad {...decision} />}
      </ProductSection>
      <ProductSection
        id="avis"
        title={isRated ? <RatingTitle rating={rating} count={review_count} /> : 'Avis'}
        aside={isRated && <Stars rating={rating} decorative />}
      >
        <ExpeditionReviews reviews={reviews} />
      </ProductSection>
      <ProductSection id="questions" title="Questions et réponses">
        <ExpeditionQuestions
          expeditionId={expedition.id}
          messages={messages}
          guide={guide?.full_name.split(' ')[0] ?? null}
        />
      </ProductSection>
    </>
  )
}

// « 4,6 sur 7 avis » would read as a rating out of 7.
const RatingTitle = ({ rating, count }: { rating: number; count: number }) => (
  <>
    <span aria-hidden="true">{formatRating(rating)}/5</span>
    <span className="sr-only">{formatRating(rating)} sur 5</span> · {formatCount(count, 'avis', 'avis')}
  </>
)

/** What a departure of a trip asks of who comes, at its price in euros. */
const askedAgesOf = ({ expedition, price }: { expedition: Expedition; price: number }): AskedAges => {
  const { expedition_type: expeditionType, child_price: childPrice, child_price_max_age: childPriceMaxAge } = expedition
  const fare = childFareOf({
    unitCents: Math.round(price * 100),
    childPriceCents: childPrice === null ? null : Math.round(childPrice * 100),
    childPriceMaxAge,
  })
  return {
    expeditionType,
    ageMinChild: expedition.age_min_child,
    ageMaxChild: expedition.age_max_child,
    needsAges: needsAges(expeditionType) || fare !== null,
    childFare: fare && { price: fare.unitCents / 100, max_age: fare.maxAge },
  }
}
