import type { ReactNode } from 'react'
import type { ExpeditionCarbon } from '@/contract/carbon'
import type { Expedition } from '@/contract/expeditions'
import type { Town } from '@/domain/town'
import { Button } from '@/storefront/ui/button'
import { useTripCarbon } from '../api/use-trip-carbon'
import { TripCarbon } from './trip-carbon'

type OwnTripCarbonProps = {
  expeditionId: number
  fromParis: ExpeditionCarbon
  journeys: Expedition['journeys']
  town: Town | null
  /** Where one says the town. */
  picker: ReactNode
}

/** What a trip emits from the town that this browser knows. */
export const OwnTripCarbon = ({ expeditionId, fromParis, journeys, town, picker }: OwnTripCarbonProps) => {
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
      <TripCarbon carbon={carbon} town={picker} journeys={journeys} isWaiting={isWaiting} />
    </>
  )
}
