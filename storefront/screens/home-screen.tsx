import { ArrowRight } from 'lucide'
import type { ReactNode } from 'react'
import type { MethodExample } from '@/contract/carbon'
import type { Hit } from '@/contract/hit'
import type { Review, ReviewStatistics } from '@/contract/reviews'
import type { Selection } from '@/contract/selections'
import type { ActivityCategory, CatalogueOptions, HomePage, SiteSettings } from '@/contract/site'
import { frenchSpaces } from '@/domain/text/french-spaces'
import { buildStructuredOrganization } from '@/domain/content/structured-data'
import { HitHeart } from '@/storefront/features/favourite-heart/components/hit-heart'
import { Agency } from '@/storefront/features/home/components/agency'
import { CarbonBars } from '@/storefront/parts/carbon-bars'
import { Families } from '@/storefront/features/home/components/families'
import { Hero } from '@/storefront/features/home/components/hero'
import { Promises } from '@/storefront/features/home/components/promises'
import { ReviewsSection } from '@/storefront/features/home/components/reviews-section'
import { SearchBox } from '@/storefront/features/home/components/search-box'
import { SelectionMosaic } from '@/storefront/features/home/components/selection-mosaic'
import { TrainSection } from '@/storefront/features/home/components/train-section'
import { NewsletterBlock } from '@/storefront/features/newsletter/components/newsletter-block'
import { Ptarmigan } from '@/storefront/ui/ptarmigan'
import { StructuredData } from '@/storefront/ui/structured-data'
import { markList } from '@/storefront/lib/tracking/tracked-marks'
import { Icon } from '@/storefront/ui/icon'
import { LinkButton } from '@/storefront/ui/link-button'
import { Rail } from '@/storefront/ui/rail'
import { FromOwnTown } from '@/storefront/parts/from-own-town'
import { TownCard } from '@/storefront/features/expedition-card/components/town-card'

const AGENCY_PICTURE = '/brand/home-hero-1024.webp'

type HomeScreenProps = {
  home: HomePage
  site: SiteSettings
  featured: Hit[]
  selections: Selection[]
  categories: ActivityCategory[]
  reviews: Review[]
  statistics: ReviewStatistics
  options: CatalogueOptions
  /** The trip that shows what each way emits; null where none tells how one gets there. */
  shownTrip: MethodExample
  /** The site's address, without a slash at its end. */
  siteUrl: string
  /** Says that this is a preview. */
  banner?: ReactNode
}

/** The home page walks down from the summit to the lake: each section says its altitude in the margin. */
export const HomeScreen = ({
  home,
  site,
  featured,
  selections,
  categories,
  reviews,
  statistics,
  options,
  shownTrip,
  siteUrl,
  banner,
}: HomeScreenProps) => (
  <main id="contenu" className="home" tabIndex={-1}>
    {banner}
    <StructuredData data={buildStructuredOrganization({ agency: site, siteUrl })} />
    <Hero title={home.hero_title} lead={home.hero_lead} search={<SearchBox options={options} />} />
    <Promises title={home.promise_title} promises={home.promises} />
    <section className="section" data-alt={'2\u00a0184\u00a0m'}>
      <div className="wrap" {...markList('carousel_homepage')}>
        <Rail
          label="Aventures à la une"
          head={
            <>
              <h2>{frenchSpaces(home.featured_title)}</h2>
              <p>{frenchSpaces(home.featured_text)}</p>
            </>
          }
        >
          {featured.map((hit) => (
            <TownCard key={hit.id} hit={hit} heart={<HitHeart hit={hit} />} />
          ))}
        </Rail>
        <LinkButton look="line" href="/expeditions">
          Voir toutes les aventures
          <Icon of={ArrowRight} />
        </LinkButton>
      </div>
    </section>
    <section className="section flush" data-alt={'1\u00a0860\u00a0m'}>
      <div className="wrap">
        <Families title={home.families_title} categories={categories} />
      </div>
    </section>
    <section className="section flush" data-alt={'1\u00a0540\u00a0m'}>
      <div className="wrap">
        <SelectionMosaic title={home.selections_title} selections={selections} />
      </div>
    </section>
    <TrainSection
      {...home}
      bars={
        shownTrip && (
          <FromOwnTown as="bars" expeditionId={shownTrip.id} title={shownTrip.title}>
            <CarbonBars {...shownTrip} />
          </FromOwnTown>
        )
      }
    />
    <ReviewsSection title={home.reviews_title} reviews={reviews} statistics={statistics} />
    <section className="section flush" data-alt={'690\u00a0m'}>
      <div className="wrap">
        <Agency title={home.agency_title} text={home.agency_text} picture={selections[1]?.image ?? AGENCY_PICTURE} />
      </div>
    </section>
    <div className="section flush" data-alt={'512\u00a0m'}>
      <div className="wrap">
        <NewsletterBlock
          title={frenchSpaces(home.newsletter_title)}
          text={frenchSpaces(home.newsletter_text)}
          bird={<Ptarmigan className="news__bird" />}
        />
      </div>
    </div>
  </main>
)
