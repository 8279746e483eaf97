import { CloudOff } from 'lucide'
import type { ReactNode } from 'react'
import type { SiteSearchResult } from '@/contract/site-search'
import type { Town } from '@/domain/places/town'
import { Button } from '@/storefront/ui/button'
import { Note } from '@/storefront/ui/note'
import { Skeleton } from '@/storefront/ui/skeleton'
import { countFound } from '../rules/found-groups'
import { EmptySearch } from './empty-search'
import { SearchWays } from './search-ways'

type FoundAnswerProps = {
  words: string
  /** Undefined while it is waited for. */
  found: SiteSearchResult | undefined
  /** The town that the words name. */
  town: Town | null
  isError: boolean
  /** The answer shown is that to earlier words. */
  isStale: boolean
  list: ReactNode
  onRetry: () => void
  onFollow: () => void
}

/** What stands under the field once something is asked. */
export const FoundAnswer = ({ words, found, town, isError, isStale, list, onRetry, onFollow }: FoundAnswerProps) => {
  if (isError) return <Failure onRetry={onRetry} />
  if (!found) return <Waiting />
  if (countFound({ found, town }) === 0) {
    return (
      <div className="finder__none" aria-busy={isStale}>
        <p>{`Rien pour «\u00a0${words}\u00a0». Essaie un autre mot, ou pars d’ici\u00a0:`}</p>
        {!isStale && <EmptySearch words={words} />}
        <SearchWays onFollow={onFollow} />
      </div>
    )
  }
  return (
    <>
      {found.is_loosened && countFound({ found, town: null }) > 0 && (
        <p className="finder__hint">Rien n’a tous ces mots. Voici le plus proche.</p>
      )}
      {list}
    </>
  )
}

const Failure = ({ onRetry }: { onRetry: () => void }) => (
  <Note tone="danger" icon={CloudOff} role="alert">
    <p>La recherche ne répond pas.</p>
    <Button look="line" size="sm" className="note__act" onClick={onRetry}>
      Réessayer
    </Button>
  </Note>
)

const Waiting = () => (
  <div className="stack finder__wait" role="status">
    <span className="sr-only">Recherche en cours</span>
    {[1, 2, 3, 4].map((line) => (
      <Skeleton key={line} className="sk--found" />
    ))}
  </div>
)
