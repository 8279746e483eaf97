import { salesPace, type SalesPace } from './sales-pace'
import { daysSinceSale, travelersBefore, usualSales, type SalesStep, type SoldDeparture } from './usual-sales'

/** How a departure to come sells, so many days before it leaves, compared with those that left. */
export const departurePace = ({
  steps,
  daysBefore,
  capacity,
  daysSinceMade,
  departures,
}: {
  steps: readonly SalesStep[]
  daysBefore: number
  capacity: number
  daysSinceMade: number
  departures: readonly SoldDeparture[]
}): SalesPace | null =>
  salesPace({
    travelers: travelersBefore({ steps, daysBefore }),
    capacity,
    usual: usualSales({ departures, daysBefore, capacity }),
    daysSinceSale: daysSinceSale({ steps, daysBefore, daysSinceMade }),
  })
