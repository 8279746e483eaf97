import type { ReactNode } from 'react'
import type { ExpeditionCarbon } from '@/contract/carbon'
import { figureSentence, formatKg, formatKgRange } from '@/domain/carbon/figure-words'
import type { Expedition } from '@/contract/expeditions'
import { SITE_PATHS } from '@/domain/site-paths'
import { JourneyLegs } from '@/storefront/parts/journey-legs'
import { SiteLink } from '@/storefront/ui/site-link'
import { CarbonStay } from './carbon-stay'
import { CarbonWays } from './carbon-ways'
import { TrainLegs } from './train-legs'

type TripCarbonProps = {
  carbon: ExpeditionCarbon
  /** The town, or where one says it. */
  town: ReactNode
  /** Trains whose hours the agency wrote, by the city they leave. */
  journeys: Expedition['journeys']
  /** The answer for another town is on its way. */
  isWaiting?: boolean
}

/** What a trip emits from a town's door and back, by every way there, and on site. */
export const TripCarbon = ({ carbon, town, journeys, isWaiting = false }: TripCarbonProps) => {
  const { from, ways, stay, total, version } = carbon
  const [first] = ways
  const journey = journeys.find(({ city }) => city === from.name)
  return (
    <div className="door" data-old={isWaiting || undefined}>
      <div className="door__q">
        {town}
        {total && first && stay && (
          <p className="door__n" role="status">
            <b>{formatKg(total.grams)}</b>
            <span>
              CO₂e par personne depuis {from.name}, en train{'\u00a0'}:{' '}
              {figureSentence({ trip_g: first.grams, stay_g: stay.grams })}, {formatKgRange(total)}.
            </span>
          </p>
        )}
      </div>
      {journey ? (
        <div>
          <JourneyLegs journey={journey} />
          <p className="small soft">
            Durée du trajet{'\u00a0'}: {journey.duration}
          </p>
        </div>
      ) : (
        first?.mode === 'train' && <TrainLegs way={first} from={from.name} />
      )}
      {ways.length > 0 ? (
        <CarbonWays ways={ways} from={from.name} />
      ) : (
        <p className="soft">
          Depuis {from.name}, aucun trajet ne se compte d’ici : écris-nous, on le cherche avec toi.
        </p>
      )}
      {stay && <CarbonStay stay={stay} />}
      <p className="small soft">
        Méthode {version}. Trajet et séjour sont comptés à part, puis additionnés. Les traits montrent jusqu’où notre
        calcul peut se tromper.{' '}
        <SiteLink className="link" href={SITE_PATHS.carbonMethod}>
          Comment on compte
        </SiteLink>
      </p>
    </div>
  )
}
