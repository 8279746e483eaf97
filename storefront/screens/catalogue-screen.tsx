import type { SearchQuery, SearchResult } from '@/contract/search'
import type { CatalogueOptions } from '@/contract/site'
import { parisDay } from '@/domain/french-dates'
import { CatalogueBrowser } from './catalogue-browser'

type CatalogueScreenProps = {
  options: CatalogueOptions
  initialQuery: SearchQuery
  /** Every page up to the query's. */
  initialResult: SearchResult
}

export const CatalogueScreen = (props: CatalogueScreenProps) => (
  <>
    <div className="cat-head">
      <div className="wrap">
        <h1>Les aventures</h1>
        <p className="lead mt-3.5 max-w-[40em]">
          De la traversée de deux jours à la Laponie en train de nuit. Choisis tes envies, on s’occupe des
          correspondances.
        </p>
      </div>
    </div>
    <CatalogueBrowser {...props} today={parisDay(new Date())} />
  </>
)
