'use client'

import { skipToken, useQuery } from '@tanstack/react-query'
import { ApiError } from '@/storefront/lib/api/api-error'
import { useLinkToken } from '@/storefront/lib/api/link-token-hook'
import { MINE, queryClient, WHILE_SHOWN } from '@/storefront/lib/api/query-client'
import { Button } from '@/storefront/ui/button'
import { EmptyState } from '@/storefront/ui/empty-state'
import { LinkButton } from '@/storefront/ui/link-button'
import { LoadingText } from '@/storefront/ui/loading-text'
import { loadPayment } from '../api/payment-calls'
import { nextAsk } from '../rules/next-ask'
import { paymentView } from '../rules/payment-view'
import { LinkedPaymentView } from './linked-payment-view'

/** What a private link is to pay, and where whoever paid comes back to. */
export const PaymentPage = () => {
  const token = useLinkToken({ bearsReload: true })
  const { data, error, refetch } = usePayment(token)
  if (token && data) return <LinkedPaymentView key={token} token={token} payment={data} onRefresh={() => refetch()} />
  const isGone = token === '' || (error instanceof ApiError && error.status === 404)
  if (isGone) {
    return (
      <EmptyState
        as="h1"
        title="Ce lien s’est éteint"
        action={
          <LinkButton look="go" href="/my-expeditions">
            Passer par mon compte
          </LinkButton>
        }
      >
        <p>Reprends celui du dernier message reçu, ou passe par ton compte{'\u00a0'}: on en fait un neuf en un clic.</p>
      </EmptyState>
    )
  }
  if (!error) return <LoadingText>Chargement de ton paiement…</LoadingText>
  return (
    <EmptyState
      as="h1"
      title="Cette page n’a pas pu être chargée"
      action={
        <Button look="go" onClick={() => void refetch()}>
          Réessayer
        </Button>
      }
    >
      <p>{error.message}</p>
    </EmptyState>
  )
}

/** What a private link is to pay, asked again while a bank thinks and this page is looked at. */
const usePayment = (linkToken: string | undefined) =>
  useQuery(
    {
      queryKey: [MINE, 'payment', linkToken],
      queryFn: linkToken ? () => loadPayment(linkToken) : skipToken,
      retry: false,
      ...WHILE_SHOWN,
      refetchOnWindowFocus: 'always',
      refetchInterval: ({ state: { data, dataUpdateCount, errorUpdateCount } }) =>
        data && (['waiting', 'share_ready'].includes(paymentView(data)) || data.isDown)
          ? nextAsk(dataUpdateCount + errorUpdateCount)
          : false,
    },
    queryClient(),
  )
