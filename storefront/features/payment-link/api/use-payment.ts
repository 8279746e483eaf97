import { skipToken, useQuery } from '@tanstack/react-query'
import { queryClient, MINE } from '@/storefront/lib/api/query-client'
import { nextAsk } from '../rules/next-ask'
import { paymentView } from '../rules/payment-view'
import { loadPayment } from './payment-calls'

/** What a private link is to pay, asked again while a bank thinks and this page is looked at. */
export const usePayment = (linkToken: string | undefined) =>
  useQuery(
    {
      queryKey: [MINE, 'payment', linkToken],
      queryFn: linkToken ? () => loadPayment(linkToken) : skipToken,
      retry: false,
      gcTime: 0,
      refetchOnWindowFocus: 'always',
      refetchInterval: ({ state: { data, dataUpdateCount, errorUpdateCount } }) =>
        data && (['waiting', 'share_ready'].includes(paymentView(data)) || data.isDown)
          ? nextAsk(dataUpdateCount + errorUpdateCount)
          : false,
    },
    queryClient(),
  )
