import type { ExpeditionCarbon } from '@/contract/carbon'
import type { Expedition } from '@/contract/expeditions'
import { formatMinutes } from '@/domain/carbon/figure-words'
import { formatNumber } from '@/domain/text/price'
import { leavesTheEve } from '@/storefront/lib/trains/train-ride'

type WayNotesProps = {
  /** The journey whose hours were written, where there is one. */
  journey: Expedition['journeys'][number] | undefined
  way: ExpeditionCarbon['ways'][number] | undefined
  finish: NonNullable<ExpeditionCarbon['heights']>['finish']
  from: string
}

/** What the journey does not say by itself: how long, on which day one leaves, and how one comes back. */
export const WayNotes = ({ journey, way, finish, from }: WayNotesProps) => {
  const train = way?.mode === 'train' ? way : undefined
  if (!journey && !train) return null
  return (
    <div className="small soft way-notes">
      {journey && <p>Durée du trajet&nbsp;: {journey.duration}</p>}
      {train && leavesTheEve({ journey, way }) && (
        <p>
          <b>De {from}, pars la veille.</b> À peu près {formatMinutes(train.minutes)} de porte à porte, c’est trop pour
          la journée. La nuit en route n’est pas comptée.
        </p>
      )}
      <p>
        {finish
          ? `Le parcours finit ailleurs, à ${formatNumber(finish.km)}\u00a0km de son début à vol d’oiseau${finish.name ? `, à ${finish.name}` : ''}. Le retour est compté comme l’aller, par la même gare.`
          : 'Le retour est compté comme l’aller.'}
      </p>
    </div>
  )
}
