'use client'

import type { BriefFigure } from '@/domain/carbon/brief-figure'
import { formatKg } from '@/domain/carbon/figure-words'
import { WAY_WORDS } from '@/domain/carbon/way'
import { useOwnFigure } from '@/storefront/lib/storage/own-figure'

/** What the way there and back emits from the visitor's town, among the facts of a trip. */
export const CarbonFact = (told: { expeditionId: number; fromParis: BriefFigure }) => {
  const figure = useOwnFigure(told)
  if (!figure) return null
  return (
    <div>
      <dt>Bilan du trajet</dt>
      <dd>
        {formatKg(figure.trip_g)}&nbsp;CO₂e
        <span className="facts__note">
          aller-retour, {WAY_WORDS[figure.mode]} depuis {figure.from}
        </span>
      </dd>
    </div>
  )
}
