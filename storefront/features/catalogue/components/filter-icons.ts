import { CalendarDays, Clock, Euro, Footprints, Leaf, MapPin, Mountain, Tent, type LucideIcon } from 'lucide-react'
import type { CatalogueFilter } from '../rules/catalogue-filter'

export const FILTER_ICONS: Record<CatalogueFilter, LucideIcon> = {
  destination: MapPin,
  dates: CalendarDays,
  activities: Footprints,
  duration: Clock,
  level: Mountain,
  price: Euro,
  eco: Leaf,
  type: Tent,
}
