import { Bed, Bike, Bus, Car, Plane, Ship, TrainFront, TramFront, Utensils, type IconNode } from 'lucide'
import type { FactorKey } from '@/domain/carbon/factor'

const FACTOR_ICONS: ReadonlyArray<[start: string, icon: IconNode]> = [
  ['train', TrainFront],
  ['metro', TramFront],
  ['bus', Bus],
  ['coach', Bus],
  ['car', Car],
  ['plane', Plane],
  ['ferry', Ship],
  ['ebike', Bike],
  ['night', Bed],
]

/** The drawing of what a factor counts; a meal's for what has none. */
export const factorIcon = (key: FactorKey): IconNode =>
  FACTOR_ICONS.find(([start]) => key.startsWith(start))?.[1] ?? Utensils
