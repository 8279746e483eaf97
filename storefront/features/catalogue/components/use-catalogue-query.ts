import { useCallback, useState } from 'react'
import type { SearchQuery } from '@/contract/search'
import { readQuery } from '../rules/read-query'
import { writeQuery } from '../rules/write-query'

export type ChangeQuery = (next: SearchQuery, options?: { replace?: boolean }) => void

/**
 * The query of the address. It starts from what the server read, so that the static page is rendered whole
 * (`useSearchParams` here would leave it out of the HTML); `AddressWatcher` then follows the back button.
 */
export const useCatalogueQuery = (initialQuery: SearchQuery) => {
  const [query, setQuery] = useState(initialQuery)

  const change: ChangeQuery = useCallback((next, { replace = false } = {}) => {
    setQuery(next)
    const address = `${window.location.pathname}${writeQuery(next)}`
    if (replace) window.history.replaceState(null, '', address)
    else window.history.pushState(null, '', address)
  }, [])

  const followAddress = useCallback(() => {
    const read = readQuery(new URLSearchParams(window.location.search))
    setQuery((current) => (writeQuery(current) === writeQuery(read) ? current : read))
  }, [])

  return { query, change, followAddress }
}
