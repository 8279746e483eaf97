import { QueryClient } from '@tanstack/react-query'

const make = () => new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, refetchOnWindowFocus: false } } })

let inBrowser: QueryClient | undefined

/** One cache for the visit, so that coming back from a trip finds the list as it was; never shared on the server. */
export const catalogueQueryClient = (): QueryClient => {
  if (typeof window === 'undefined') return make()
  inBrowser ??= make()
  return inBrowser
}
