import type { ComponentProps } from 'react'
import { useBooking } from '@/storefront/features/departures/components/booking-provider'
import { OwnTripCarbon } from '@/storefront/features/product/components/own-trip-carbon'
import { TownPicker } from '@/storefront/parts/town-picker'
import { useOwnTown } from '@/storefront/lib/storage/own-town'

type TripCarbonFromTownProps = Omit<ComponentProps<typeof OwnTripCarbon>, 'town' | 'picker' | 'day'>

/** What a trip emits from the town of who looks at it, with tickets for the departure that they choose. */
export const TripCarbonFromTown = (props: TripCarbonFromTownProps) => {
  const { town } = useOwnTown()
  const { departure } = useBooking()
  return (
    <OwnTripCarbon
      {...props}
      day={departure?.departure_start ?? null}
      town={town}
      picker={<TownPicker town={town} />}
    />
  )
}
