import { Search } from 'lucide'
import { useRouter } from 'next/navigation'
import { useId, useRef, useState, type SubmitEvent } from 'react'
import { formatCount } from '@/domain/text/plural'
import { SITE_PATHS } from '@/domain/site/site-paths'
import { Dialog } from '@/storefront/ui/dialog'
import { Icon } from '@/storefront/ui/icon'
import { countFound, foundGroups, hrefsOf, searchPath } from '../rules/found-groups'
import { FoundAnswer } from './found-answer'
import { FoundList } from './found-list'
import { SearchWays } from './search-ways'
import { useActiveLine } from '@/storefront/lib/forms/use-active-line'
import { useAskedTown } from '@/storefront/lib/forms/use-asked-town'
import { useSettled } from '@/storefront/lib/forms/use-settled'
import '@/storefront/styles/site-search.css'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { SITE_SEARCH } from '@/contract/page-addresses'
import type { searchSite } from '@/contract/site-search'
import { callApi } from '@/storefront/lib/api/call-api'
import { queryClient } from '@/storefront/lib/api/query-client'
import { keepTown } from '@/storefront/lib/storage/kept-town'

const LABEL = 'Chercher sur le site'

/** The search of the site: what is found follows as one types, and the arrows go through it. Nothing typed is kept. */
export const SiteSearchDialog = ({ onClose }: { onClose: () => void }) => {
  const id = useId()
  const router = useRouter()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const words = text.trim()
  const asked = useSettled(words)
  const isAsked = Math.min(words.length, asked.length) >= LEAST_LETTERS
  const { data, isError, isPlaceholderData: isStale, refetch } = useSiteSearch(asked)
  const found = isAsked && !isError ? data : undefined
  const town = useAskedTown(isAsked ? asked : '')

  const groups = found ? foundGroups({ found, town, words: asked }) : []
  const hrefs = hrefsOf(groups)
  const { active, idOf, hearKey, leave } = useActiveLine({ id, keys: hrefs })
  const isListed = hrefs.length > 0

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (active !== null) document.getElementById(idOf(active))?.click()
    else if (words !== '') {
      router.push(searchPath(words))
      onClose()
    }
  }

  return (
    <Dialog open onClose={onClose} title={LABEL} titleHidden kind="finder" initialFocus={field}>
      <form className="finder__form" role="search" aria-label={LABEL} action={SITE_PATHS.siteSearch} onSubmit={submit}>
        <Icon of={Search} />
        <input
          ref={field}
          className="finder__input"
          type="text"
          inputMode="search"
          enterKeyHint="search"
          name="q"
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          placeholder="Un massif, une question, un mot"
          role="combobox"
          aria-label={LABEL}
          aria-autocomplete="list"
          aria-expanded={isListed}
          aria-controls={isListed ? `${id}-list` : undefined}
          aria-activedescendant={active === null ? undefined : idOf(active)}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            leave()
          }}
          onKeyDown={hearKey}
        />
      </form>
      <p className="sr-only" role="status">
        {found && !isStale && formatCount(countFound({ found, town }), 'résultat')}
      </p>
      <div className="finder__body">
        {isAsked ? (
          <FoundAnswer
            words={asked}
            found={found}
            town={town}
            isError={isError}
            isStale={isStale}
            list={
              <FoundList
                id={`${id}-list`}
                groups={groups}
                active={active}
                idOf={idOf}
                isStale={isStale}
                onFollow={(kind) => {
                  // Their trips are counted from there too.
                  if (kind === 'train' && town) keepTown(town)
                  onClose()
                }}
              />
            }
            onRetry={() => void refetch()}
            onFollow={onClose}
          />
        ) : (
          <SearchWays onFollow={onClose} />
        )}
      </div>
    </Dialog>
  )
}

const LEAST_LETTERS = 2

const FRESH_FOR = 60_000

/** What the site says about the words typed; the previous answer stays while the next one comes. */
const useSiteSearch = (words: string) =>
  useQuery(
    {
      queryKey: ['site-search', words],
      staleTime: FRESH_FOR,
      queryFn: ({ signal }) => callApi<typeof searchSite>(SITE_SEARCH, { query: { q: words }, signal }),
      enabled: words.length >= LEAST_LETTERS,
      placeholderData: keepPreviousData,
      retry: false,
    },
    queryClient(),
  )
