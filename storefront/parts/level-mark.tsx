import { NO_EFFORT } from '@/domain/catalogue/level-name'
import { Peaks } from '@/storefront/ui/peaks'

/** The level of a trip on a card: summits and a number from 1 to 5, words for 0. */
export const LevelMark = ({ level }: { level: number }) =>
  level === 0 ? (
    NO_EFFORT
  ) : (
    <>
      Niveau <Peaks level={level} decorative /> {level}/5
    </>
  )
