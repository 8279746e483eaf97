import { QueryClient } from '@tanstack/react-query'
import { retryUnlessRefused } from '@/storefront/lib/api-error'

/** One cache for the steps, so that none of them starts from nothing. The tunnel is only ever shown in a browser. */
export const bookingQueryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: retryUnlessRefused, refetchOnWindowFocus: 'always' },
  },
})

// A provider would do so: from here on it hears of the window's focus and of the network's return.
bookingQueryClient.mount()
