'use client'

import type { CSSProperties } from 'react'
import { formatKg } from '@/domain/carbon/figure-words'
import { contrastingWays, WAY_NAMES, type WayMode } from '@/domain/carbon/way'
import { useCarbonElsewhere } from '@/storefront/lib/api/use-trip-carbon'
import { useOwnTown } from '@/storefront/lib/storage/own-town'
import { WAY_ICONS } from '@/storefront/parts/way-icons'
import { Icon } from '@/storefront/ui/icon'

/** A trip and what each way there and back emits from a town, in grams per person. */
export type ShownTrip = { id: number; title: string; from: string; ways: Array<{ mode: WayMode; grams: number }> }

/** The longest bar leaves room for its figure. */
const LONGEST = 70

/** What each way to a trip emits from the visitor's town. */
export const CarbonBars = ({ trip }: { trip: ShownTrip }) => {
  const { town } = useOwnTown()
  const { carbon } = useCarbonElsewhere({ expeditionId: trip.id, code: town?.code })
  const { from, ways } = carbon ? { from: carbon.from.name, ways: contrastingWays(carbon.ways) } : trip
  const most = Math.max(...ways.map(({ grams }) => grams), 1)
  const least = Math.min(...ways.map(({ grams }) => grams))
  return (
    <>
      <ul className="carbon">
        {ways.map(({ mode, grams }) => (
          <li
            key={mode}
            className={`carbon__mode ${grams === least ? 'carbon__mode--best' : ''}`}
            style={{ '--p': `${String((grams / most) * LONGEST)}%` } as CSSProperties}
          >
            <Icon of={WAY_ICONS[mode]} />
            <b>{WAY_NAMES[mode]}</b>
            <div>
              <i />
              <em>{formatKg(grams)}</em>
            </div>
          </li>
        ))}
      </ul>
      <p className="small carbon-note">
        De {from} à «&nbsp;{trip.title}&nbsp;», aller-retour, en kg CO₂e par personne.
      </p>
    </>
  )
}
