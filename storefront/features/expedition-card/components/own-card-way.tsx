'use client'

import type { ExpeditionCarbon } from '@/contract/carbon'
import type { HitCarbon } from '@/contract/hit'
import { useCarbonElsewhere } from '@/storefront/lib/api/use-trip-carbon'
import { useOwnTown } from '@/storefront/lib/storage/own-town'
import { CardWay } from './card-way'

/** The way of a card from the visitor's town; from Paris, as the card has it, where none is known or as long as no answer came. */
export const OwnCardWay = ({ expeditionId, fromParis }: { expeditionId: number; fromParis: HitCarbon }) => {
  const { town } = useOwnTown()
  const { carbon: elsewhere } = useCarbonElsewhere({ expeditionId, code: town?.code })
  const carbon = elsewhere ? cardCarbon(elsewhere) : fromParis
  return carbon && <CardWay carbon={carbon} />
}

/** As a search counts it: by train, with the stay; null where either is not told. */
const cardCarbon = ({ from, ways: [way], stay }: ExpeditionCarbon): HitCarbon | null =>
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
