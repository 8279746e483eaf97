import type { Expedition } from '@/contract/expeditions'
import { briefFigure } from '@/domain/carbon/brief-figure'
import { contactPath } from '@/domain/contact/contact'
import { CallRequestButton } from '@/storefront/features/call-request/components/call-request-button'
import { catalogueOfType } from '@/storefront/features/catalogue/rules/family-filter'
import { BookingBar } from '@/storefront/features/departures/components/booking-bar'
import { BookingBox } from '@/storefront/features/departures/components/booking-box'
import { BookingOptions } from '@/storefront/features/departures/components/booking-options'
import { BookingProvider } from '@/storefront/features/departures/components/booking-provider'
import { ChildFareLine } from '@/storefront/features/departures/components/child-fare-line'
import { TrainNote } from '@/storefront/parts/train-note'
import { offeredDepartures } from '@/storefront/features/departures/rules/offered-departures'
import { markProduct } from '@/storefront/lib/tracking/tracked-marks'
import { Breadcrumb } from '@/storefront/ui/breadcrumb'
import { FavouriteHeart } from '@/storefront/features/favourite-heart/components/favourite-heart'
import { CarbonFact } from '@/storefront/parts/carbon-fact'
import { Gallery } from '@/storefront/features/product/components/gallery'
import { KeyFacts } from '@/storefront/features/product/components/key-facts'
import { ProductHead } from '@/storefront/features/product/components/product-head'
import { hasWayTo } from '@/storefront/features/product/rules/has-way-to'
import { SubNavigation } from '@/storefront/features/product/components/sub-navigation'
import { FromOwnTown } from '@/storefront/parts/from-own-town'
import { ExpeditionSections } from './expedition-sections'
import { ExpeditionStructuredData } from './expedition-structured-data'
import type { ExpeditionScreenProps } from './expedition-screen-props'
import { favouriteOf } from './favourite-of'
import { SimilarExpeditions } from './similar-expeditions'

/** The page of one expedition. */
export const ExpeditionScreen = (props: ExpeditionScreenProps) => {
  const { expedition, similar, siteUrl, today, contact } = props
  const fromParis = props.carbon && briefFigure(props.carbon)
  const departures = offeredDepartures({ departures: props.departures, today })
  const steps = [
    { name: 'Accueil', href: '/' },
    catalogueOfType(expedition.expedition_type),
    {
      name: expedition.country_1.name,
      href: `/expeditions?countries=${encodeURIComponent(expedition.country_1.name)}`,
    },
  ]

  return (
    <BookingProvider departures={departures}>
      <ExpeditionStructuredData {...props} steps={steps} />
      <main id="contenu" tabIndex={-1} {...markProduct(favouriteOf(expedition))}>
        {props.banner}
        <div className="wrap phead">
          <Breadcrumb steps={steps} />
          <Gallery photos={expedition.photos} />
          <div className="pgrid">
            <div className="pgrid__col">
              <ProductHead
                expedition={expedition}
                url={`${siteUrl}/expeditions/${expedition.slug}`}
                heart={props.heart ?? <FavouriteHeart {...favouriteOf(expedition)} isInline />}
              />
              <KeyFacts
                expedition={expedition}
                carbon={
                  fromParis && (
                    <FromOwnTown as="fact" expeditionId={expedition.id}>
                      <CarbonFact figure={fromParis} />
                    </FromOwnTown>
                  )
                }
              />
            </div>
            <BookingBox
              minPrice={expedition.min_price}
              childFare={childFareOf(expedition)}
              options={<BookingOptions options={expedition.options} />}
              trainNote={
                fromParis && (
                  <FromOwnTown as="note" expeditionId={expedition.id}>
                    <TrainNote figure={fromParis} />
                  </FromOwnTown>
                )
              }
              contact={contact}
              callBack={
                <>
                  <CallRequestButton expeditionId={expedition.id} /> ou{' '}
                  <a className="link" href={contactPath({ topic: 'trip', expedition: expedition.id })}>
                    nous écrire
                  </a>
                </>
              }
            />
            <div className="pgrid__col">
              <SubNavigation
                sections={SECTIONS.filter(({ id }) => isShown({ id, expedition, carbon: props.carbon }))}
              />
              <ExpeditionSections {...props} offered={departures} />
            </div>
          </div>
        </div>
        <SimilarExpeditions hits={similar} today={today} />
      </main>
      <BookingBar minPrice={expedition.min_price} />
    </BookingProvider>
  )
}

const SECTIONS = [
  { id: 'programme', name: 'Programme' },
  { id: 'trajet', name: 'Y aller' },
  { id: 'prix', name: 'Dans le prix' },
  { id: 'guide', name: 'Guide' },
  { id: 'dates', name: 'Dates' },
  { id: 'avis', name: 'Avis' },
  { id: 'questions', name: 'Questions' },
]

const isShown = ({
  id,
  expedition,
  carbon,
}: Pick<ExpeditionScreenProps, 'expedition' | 'carbon'> & { id: string }): boolean => {
  if (id === 'guide') return expedition.guide !== null
  if (id === 'trajet') return hasWayTo(expedition, carbon)
  return true
}

const childFareOf = ({ child_price: price, child_price_max_age: maxAge }: Expedition) =>
  price === null || maxAge === null ? null : { price, line: <ChildFareLine price={price} maxAge={maxAge} /> }
