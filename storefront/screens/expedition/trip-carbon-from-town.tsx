import type { ComponentProps } from 'react'
import { OwnTripCarbon } from '@/storefront/features/product/components/own-trip-carbon'
import { TownPicker } from '@/storefront/features/own-town/components/town-picker'
import { useOwnTown } from '@/storefront/lib/storage/own-town'

type TripCarbonFromTownProps = Omit<ComponentProps<typeof OwnTripCarbon>, 'town' | 'picker'>

/** What a trip emits from the town of who looks at it. */
export const TripCarbonFromTown = (props: TripCarbonFromTownProps) => {
  const { town } = useOwnTown()
  return <OwnTripCarbon {...props} town={town} picker={<TownPicker town={town} />} />
}
