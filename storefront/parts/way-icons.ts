import { Bus, Car, Moon, Plane, TrainFront, Users, type IconNode } from 'lucide'
import type { WayMode } from '@/domain/carbon/way'

/** The drawing of each way to a trip. */
export const WAY_ICONS: Record<WayMode, IconNode> = {
  train: TrainFront,
  night_train: Moon,
  coach: Bus,
  car_4: Users,
  car_3: Users,
  car_2: Users,
  car_1: Car,
  plane: Plane,
}
