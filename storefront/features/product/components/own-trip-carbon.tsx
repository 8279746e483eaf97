import type { ComponentProps, ReactNode } from 'react'
import type { ExpeditionCarbon } from '@/contract/carbon'
import type { Town } from '@/domain/places/town'
import { useCarbonElsewhere } from '@/storefront/lib/api/use-trip-carbon'
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
  const { isWaiting, isError, retry, ...elsewhere } = useCarbonElsewhere({ expeditionId, code: town?.code })
  const carbon = elsewhere.carbon ?? fromParis
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
