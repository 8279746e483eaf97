import { CalendarDays, Clock, Euro, Footprints, Leaf, MapPin, Mountain, Tent, TrainFront, type IconNode } from 'lucide'
import type { CatalogueFilter } from '../rules/catalogue-filter'

export const FILTER_ICONS: Record<CatalogueFilter, IconNode> = {
  destination: MapPin,
  train: TrainFront,
  dates: CalendarDays,
  activities: Footprints,
  duration: Clock,
  level: Mountain,
  price: Euro,
  eco: Leaf,
  type: Tent,
}
