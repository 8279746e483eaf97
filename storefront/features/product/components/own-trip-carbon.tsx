import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { EXPEDITION_CARBON } from '@/contract/addresses'
import type { ExpeditionCarbon, getExpeditionCarbon } from '@/contract/carbon'
import type { Town } from '@/domain/town'
import { callApi } from '@/storefront/lib/api/call-api'
import { queryClient } from '@/storefront/lib/api/query-client'
import { Button } from '@/storefront/ui/button'
import { TripCarbon } from './trip-carbon'

type OwnTripCarbonProps = Omit<ComponentProps<typeof TripCarbon>, 'carbon' | 'town' | 'isWaiting'> & {
  expeditionId: number
  fromParis: ExpeditionCarbon
  town: Town | null
  /** Where one says the town. */
  picker: ReactNode
}

/** What a trip emits from the town that this browser knows. */
export const OwnTripCarbon = ({ expeditionId, fromParis, town, picker, ...told }: OwnTripCarbonProps) => {
  const { carbon, isWaiting, isError, retry } = useTripCarbon({ expeditionId, town, fromParis })
  return (
    <>
      {isError && (
        <div role="alert" className="row wrapx carbon-failure">
          <p>
            Le trajet depuis {town?.name} ne se calcule pas en ce moment : voici celui de {carbon.from.name}.
          </p>
          <Button look="line" size="sm" onClick={retry}>
            Réessayer
          </Button>
        </div>
      )}
      <p aria-live="polite" className="sr-only">
        {isWaiting && `On cherche ton trajet depuis ${town?.name ?? ''}.`}
      </p>
      <TripCarbon {...told} carbon={carbon} town={picker} isWaiting={isWaiting} />
    </>
  )
}

type Asked = { expeditionId: number; town: Town | null; fromParis: ExpeditionCarbon }

/** What a trip emits from a town; from Paris, as the page has it, where none is known or as long as no answer came. */
const useTripCarbon = ({ expeditionId, town, fromParis }: Asked) => {
  const isElsewhere = town !== null && town.code !== fromParis.from.code
  const { data, isError, isFetching, refetch } = useQuery(
    {
      queryKey: ['trip-carbon', expeditionId, town?.code],
      queryFn: ({ signal }) =>
        callApi<typeof getExpeditionCarbon>(EXPEDITION_CARBON, {
          params: { id: String(expeditionId) },
          query: { from: town?.code },
          signal,
        }),
      enabled: isElsewhere,
      placeholderData: keepPreviousData,
      retry: 1,
    },
    queryClient(),
  )
  const carbon = (isElsewhere && data) || fromParis
  return { carbon, isWaiting: isElsewhere && isFetching, isError: isElsewhere && isError, retry: () => void refetch() }
}
