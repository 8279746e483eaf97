import type { ComponentType } from 'react'
import type { CatalogueFilter } from '../rules/catalogue-filter'
import { ActivitiesControl } from './activities-control'
import { DatesControl } from './dates-control'
import { DestinationControl } from './destination-control'
import { DurationControl } from './duration-control'
import { EcoControl } from './eco-control'
import type { FilterControlProps } from './filter-control-props'
import { LevelControl } from './level-control'
import { PriceControl } from './price-control'
import { TrainControl } from './train-control'
import { TypeControl } from './type-control'

const CONTROLS: Record<CatalogueFilter, ComponentType<FilterControlProps>> = {
  destination: DestinationControl,
  train: TrainControl,
  dates: DatesControl,
  activities: ActivitiesControl,
  duration: DurationControl,
  level: LevelControl,
  price: PriceControl,
  eco: EcoControl,
  type: TypeControl,
}

type Props = FilterControlProps & { filter: CatalogueFilter }

/** The controls of one filter, the same in its panel and in the drawer. Load it lazily: sliders and calendar weigh. */
export const FilterControl = ({ filter, ...props }: Props) => {
  const Control = CONTROLS[filter]
  return <Control {...props} />
}
