import type { SearchResult } from '@/contract/search'
import type { SearchQuery } from '@/contract/search-query'
import type { CatalogueOptions } from '@/contract/site'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { SITE_PATHS } from '@/domain/site/site-paths'
import type { CatalogueView } from '@/storefront/features/catalogue/rules/catalogue-view'
import { isSaid, saidTitle } from '@/storefront/features/catalogue/rules/said-title'
import { NewsletterBlock } from '@/storefront/features/newsletter/components/newsletter-block'
import { Ptarmigan } from '@/storefront/ui/ptarmigan'
import { SiteLink } from '@/storefront/ui/site-link'
import { CatalogueBrowser } from './catalogue-browser'

const NBSP = '\u00a0'

type CatalogueScreenProps = {
  options: CatalogueOptions
  initialQuery: SearchQuery
  initialView?: CatalogueView
  /** Every page up to the query's. */
  initialResult: SearchResult
  /** Tiles to draw on the map instead of our own. */
  mapStyleUrl?: string
}

/** What is read of a search from a town without scripts; with them its words are buttons. */
const SaidHead = ({ initialQuery, initialResult }: CatalogueScreenProps) => {
  const { before, town, between, hours } = saidTitle({ query: initialQuery, town: initialResult.from.name })
  return (
    <div className="said">
      <h1 className="say1">
        {before}
        {town}
        {between}
        {hours}
      </h1>
      <div className="said__hours scripted" />
    </div>
  )
}

/** What the hours and kilos of the cards count. */
const Counted = () => (
  <p className="small soft">
    <span className="fromline__text">
      De ta porte au rendez-vous, en train. Les kilos sont par personne, aller-retour, puis séjour compris.{' '}
    </span>
    <SiteLink className="link" href={SITE_PATHS.carbonMethod}>
      Comment on compte
    </SiteLink>
  </p>
)

export const CatalogueScreen = (props: CatalogueScreenProps) => (
  <main id="contenu" tabIndex={-1}>
    <CatalogueBrowser
      {...props}
      today={calendarDayInParis(new Date())}
      counted={<Counted key="counted" />}
      saidHead={isSaid(props.initialQuery) ? <SaidHead key="said" {...props} /> : undefined}
      head={
        // A key that React asks for, in development, of what the router brings to a slot.
        <div key="head" className="cat-head__text">
          <h1>Les aventures</h1>
          <p className="lead cat-head__lead">
            De la traversée de deux jours à la Laponie en train de nuit. Choisis tes envies, on s’occupe des
            correspondances.
          </p>
        </div>
      }
    />
    <div className="wrap page-foot">
      <NewsletterBlock
        title="Des idées de départ, sans t’envoler"
        bird={<Ptarmigan className="news__bird" />}
        text={`Deux fois par mois${NBSP}: les nouvelles dates avant tout le monde, un récit de guide et un trajet en train qui vaut le voyage.`}
      />
    </div>
  </main>
)
