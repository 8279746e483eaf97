import type { ExpeditionCarbon } from '@/contract/carbon'
import type { HitCarbon } from '@/contract/hit'

/** What a card says of a figure, as a search counts it: by train, with the stay; null where either is not told. */
export const cardCarbon = ({ from, ways: [way], stay }: ExpeditionCarbon): HitCarbon | null =>
  way?.mode === 'train' && stay
    ? {
        from: from.name,
        trip_g: way.grams,
        stay_g: stay.grams,
        minutes: way.minutes,
        is_timed: way.timed_from !== null,
        changes: way.changes,
      }
    : null
