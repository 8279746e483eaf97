import {
  Bike,
  Compass,
  Flower2,
  Footprints,
  Leaf,
  Mountain,
  PawPrint,
  Pickaxe,
  Sailboat,
  Snowflake,
  Tent,
  Trees,
  Waves,
  type IconNode,
} from 'lucide'
import type { CategoryIcon as CategoryIconName } from '@/domain/catalogue/category-icons'
import { Icon } from '@/storefront/ui/icon'

const GLYPHS: Record<CategoryIconName, IconNode> = {
  footprints: Footprints,
  bike: Bike,
  leaf: Leaf,
  flower: Flower2,
  waves: Waves,
  pickaxe: Pickaxe,
  snowflake: Snowflake,
  sailboat: Sailboat,
  paw: PawPrint,
  trees: Trees,
  mountain: Mountain,
  tent: Tent,
}

const isKnown = (name: string): name is CategoryIconName => name in GLYPHS

/** The drawing of a family of activities, by the name the marketers chose. */
export const CategoryIcon = ({ name }: { name: string }) => <Icon of={isKnown(name) ? GLYPHS[name] : Compass} />
