import { useCallback, useState } from 'react'
import type { SearchQuery } from '@/contract/search'
import { readView, writeAddress, type CatalogueView } from '../rules/catalogue-view'
import { readQuery } from '../rules/read-query'
import { writeQuery } from '../rules/write-query'

export type ChangeQuery = (next: SearchQuery, options?: { replace?: boolean }) => void

type Initial = { initialQuery: SearchQuery; initialView: CatalogueView }

/**
 * The query and the view of the address. It starts from what the server read, so that the static page is rendered whole
 * (`useSearchParams` here would leave it out of the HTML); `AddressWatcher` then follows the back button.
 */
export const useCatalogueQuery = ({ initialQuery, initialView }: Initial) => {
  const [query, setQuery] = useState(initialQuery)
  const [view, setView] = useState(initialView)

  const change: ChangeQuery = (next, { replace = false } = {}) => {
    setQuery(next)
    const address = `${window.location.pathname}${writeAddress({ query: next, view })}`
    if (replace) window.history.replaceState(null, '', address)
    else window.history.pushState(null, '', address)
  }

  const changeView = (next: CatalogueView) => {
    setView(next)
    window.history.pushState(null, '', `${window.location.pathname}${writeAddress({ query, view: next })}`)
  }

  const followAddress = useCallback(() => {
    const params = new URLSearchParams(window.location.search)
    const read = readQuery(params)
    setView(readView(params))
    setQuery((current) => (writeQuery(current) === writeQuery(read) ? current : read))
  }, [])

  return { query, view, change, changeView, followAddress }
}
