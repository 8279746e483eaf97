import type { Hit } from '@/contract/hit'
import type { LeavingFrom } from '@/contract/kept-carbon'
import { comparisonPath, type Comparison } from '@/domain/catalogue/comparison'
import { SITE_PATHS } from '@/domain/site/site-paths'
import { AddTrip } from '@/storefront/features/comparison/components/add-trip'
import { ComparedBefore } from '@/storefront/features/comparison/components/compared-before'
import { ComparisonCrumbs } from '@/storefront/features/comparison/components/comparison-crumbs'
import { ComparisonTable } from '@/storefront/features/comparison/components/comparison-table'
import { KeptFields } from '@/storefront/features/comparison/components/kept-fields'
import { ShownPair } from '@/storefront/features/comparison/components/shown-pair'
import type { ComparedTrip } from '@/storefront/features/comparison/rules/comparison-sections'
import { Button } from '@/storefront/ui/button'
import { ShareButton } from '@/storefront/ui/share-button'
import { SiteLink } from '@/storefront/ui/site-link'
import { ComparisonTown } from './comparison-town'

type ComparisonScreenProps = {
  trips: ComparedTrip[]
  from: LeavingFrom
  proposed: Hit[]
  words: string
  siteUrl: string
  /** The departures that are looked for. */
  asked: Pick<Comparison, 'start' | 'end' | 'travelers'>
}

/** As many trips as a narrow screen shows at once. */
const PAIR = 2

const TITLES = [
  'Comparer des aventures',
  'Une aventure, et à côté\u00a0?',
  'Deux aventures, côte à côte',
  'Trois aventures, côte à côte',
]

/** Up to four trips side by side, counted from a town. */
export const ComparisonScreen = ({ trips, from, proposed, words, siteUrl, asked }: ComparisonScreenProps) => {
  const slugs = trips.map(({ expedition }) => expedition.slug)
  const comparison = { trips: slugs, from: from.is_default ? undefined : from.code, ...asked }
  const table = <ComparisonTable trips={trips} from={from} comparison={comparison} />
  const title = TITLES[trips.length] ?? 'Quatre aventures, côte à côte'
  return (
    <main id="contenu" tabIndex={-1} className="wrap cmp-page">
      <div>
        <ComparisonCrumbs href={comparisonPath(comparison)} />
        <h1>{title}</h1>
        <p className="lead">
          Les lignes où elles se valent s’effacent, celles qui les séparent ressortent. Le repère dit la plus basse ou
          la plus haute, jamais la meilleure{'\u00a0'}: ça, c’est toi qui le sais.
        </p>
      </div>
      {trips.length > 0 && (
        <div className="cmp-page__from">
          <ComparisonTown
            comparison={comparison}
            town={from.is_default ? null : { code: from.code, name: from.name, label: from.name }}
          />
          <ShareButton title={title} url={`${siteUrl}${comparisonPath(comparison)}`} />
          <SiteLink className="link" href={SITE_PATHS.carbonMethod}>
            Comment on compte les kilos
          </SiteLink>
          <noscript>
            <div className="cmp-town">
              <form action={SITE_PATHS.comparison}>
                <input type="hidden" name="trips" value={slugs.join(',')} />
                <KeptFields kept={asked} />
                <div>
                  <label className="label" htmlFor="cmp-town">
                    Ta ville de départ
                  </label>
                  <input className="input" id="cmp-town" name="town" maxLength={100} placeholder={from.name} />
                </div>
                <Button look="line" type="submit">
                  Compter de là
                </Button>
              </form>
            </div>
          </noscript>
        </div>
      )}
      <ComparedBefore trips={trips.map(({ expedition: { slug, name } }) => ({ slug, name }))} comparison={comparison} />
      {trips.length > PAIR ? (
        <ShownPair key={slugs.join()} names={trips.map(({ expedition }) => expedition.name)}>
          {table}
        </ShownPair>
      ) : (
        trips.length > 0 && <div className="cmp-pair">{table}</div>
      )}
      <AddTrip comparison={comparison} words={words} proposed={proposed} />
    </main>
  )
}
