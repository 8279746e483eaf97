import { Search } from 'lucide'
import type { SiteSearchResult } from '@/contract/site-search'
import { formatCount } from '@/domain/text/plural'
import { SITE_PATHS } from '@/domain/site/site-paths'
import type { Town } from '@/domain/places/town'
import { EmptySearch } from '@/storefront/features/site-search/components/empty-search'
import { FoundSections } from '@/storefront/features/site-search/components/found-sections'
import { SearchWays } from '@/storefront/features/site-search/components/search-ways'
import { countFound, foundGroups } from '@/storefront/features/site-search/rules/found-groups'
import { Icon } from '@/storefront/ui/icon'

type SiteSearchScreenProps = {
  words: string
  found: SiteSearchResult
  /** The town that the words name. */
  town: Town | null
}

/** All that the site says about some words. */
export const SiteSearchScreen = ({ words, found, town }: SiteSearchScreenProps) => {
  const count = countFound({ found, town })
  return (
    <main id="contenu" tabIndex={-1} className="wrap">
      <div className="found-page">
        <h1>Chercher sur le site</h1>
        <form className="found-page__form" role="search" aria-label="Sur tout le site" action={SITE_PATHS.siteSearch}>
          <label className="sr-only" htmlFor="site-words">
            Chercher sur le site
          </label>
          <input
            className="input"
            id="site-words"
            name="q"
            type="search"
            maxLength={200}
            defaultValue={words}
            placeholder="Un massif, une question, un mot"
          />
          <button className="iconbtn iconbtn--bare" type="submit" aria-label="Chercher">
            <Icon of={Search} />
          </button>
        </form>
        {words !== '' && count > 0 && (
          <p>
            {found.is_loosened && !town
              ? `Rien n’a tous les mots de «\u00a0${words}\u00a0». Voici le plus proche.`
              : `${formatCount(count, 'résultat')} pour «\u00a0${words}\u00a0».`}
          </p>
        )}
        {words !== '' && count === 0 && (
          <p>{`Rien pour «\u00a0${words}\u00a0». Essaie un autre mot, ou pars d’ici\u00a0:`}</p>
        )}
        <FoundSections groups={foundGroups({ found, town, words })} />
        {count === 0 && <EmptySearch words={words} />}
        {count === 0 && <SearchWays />}
      </div>
    </main>
  )
}
