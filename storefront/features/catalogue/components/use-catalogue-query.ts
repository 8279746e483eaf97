import { useCallback, useRef, useState } from 'react'
import type { SearchQuery } from '@/contract/search-query'
import { readView, writeAddress, type CatalogueView } from '../rules/catalogue-view'
import { writeQuery, writtenFilters } from '../rules/write-query'

export type ChangeQuery = (next: SearchQuery, options?: { replace?: boolean }) => void

const loadReader = () => import('../rules/read-query')

type Initial = { initialQuery: SearchQuery; initialView: CatalogueView }

/**
 * The query and the view of the address. It starts from what the server read, so that the static page is rendered whole
 * (`useSearchParams` here would leave it out of the HTML); `AddressWatcher` then follows the back button.
 */
export const useCatalogueQuery = ({ initialQuery, initialView }: Initial) => {
  const [query, setQuery] = useState(initialQuery)
  const [view, setView] = useState(initialView)
  /** The query as it stands in an address. */
  const shown = useRef(writeQuery(initialQuery))

  const change: ChangeQuery = (next, { replace = false } = {}) => {
    setQuery(next)
    shown.current = writeQuery(next)
    const address = `${window.location.pathname}${writeAddress({ query: next, view })}`
    if (replace) window.history.replaceState(null, '', address)
    else window.history.pushState(null, '', address)
  }

  const changeView = (next: CatalogueView) => {
    setView(next)
    window.history.pushState(null, '', `${window.location.pathname}${writeAddress({ query, view: next })}`)
  }

  const followAddress = useCallback(() => {
    setView(readView(new URLSearchParams(window.location.search)))
    if (writtenFilters(new URLSearchParams(window.location.search)) === shown.current) return
    // The contract brings its validation library along: who never goes back does not load it.
    loadReader().then(({ readQuery }) => {
      const read = readQuery(new URLSearchParams(window.location.search))
      if (writeQuery(read) === shown.current) return
      shown.current = writeQuery(read)
      setQuery(read)
    }, console.error)
  }, [])

  return { query, view, change, changeView, followAddress }
}
