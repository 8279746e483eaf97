import { QueryClient } from '@tanstack/react-query'
import { retryUnlessRefused } from './api-error'
import { FORGOTTEN } from '@/storefront/lib/storage/browser-storage'

/** Begins the key of whatever is somebody's own. */
export const MINE = 'mine'

/**
 * Of a query whose answer is kept no longer than it is shown: who comes back asks anew. Parts of a page that show it one after
 * another, as they come alive, ask once.
 */
export const WHILE_SHOWN = { gcTime: 0, staleTime: 5_000 } as const

let inBrowser: QueryClient | undefined

/**
 * The one cache of what the site was answered, so that a page one comes back to is as it was. Never shared on the server;
 * what is somebody's own goes when this browser forgets them. Not given by a provider: pages that ask nothing load none.
 */
export const queryClient = (): QueryClient => {
  if (typeof window === 'undefined') return make()
  inBrowser ??= start()
  return inBrowser
}

const make = () =>
  new QueryClient({ defaultOptions: { queries: { retry: retryUnlessRefused, refetchOnWindowFocus: false } } })

const start = () => {
  const client = make()
  // A provider would do so: from here on it hears of the window's focus and of the network's return.
  client.mount()
  // What a page shows is asked for again: removed, it would wait for an answer that nobody hands it.
  addEventListener(FORGOTTEN, () => void client.resetQueries({ queryKey: [MINE] }))
  return client
}
