import type { ReactNode, CSSProperties } from 'react'
import type { ExpeditionCarbon } from '@/contract/carbon'
import type { Expedition } from '@/contract/expeditions'
import { figureSentence, formatKg, formatKgRange, formatMinutes } from '@/domain/carbon/figure-words'
import { formatNumber } from '@/domain/price'
import { SITE_PATHS } from '@/domain/site-paths'
import { JourneyLegs } from '@/storefront/parts/journey-legs'
import { SiteLink } from '@/storefront/ui/site-link'
import { stayParts } from '../rules/carbon-scale'
import { CarbonWays } from './carbon-ways'

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

type Way = ExpeditionCarbon['ways'][number]

/** The way there by train, stretch by stretch, where nobody wrote its hours: how far, how long, and what of it was read. */
const TrainLegs = ({ way, from }: { way: Way; from: string }) => (
  <ol className="jr jr--legs" aria-label={`Trajet en train depuis ${from}, ${formatMinutes(way.minutes)}`}>
    {way.legs.map(({ label, km, minutes, is_measured, grams }, index) => (
      <li key={`${label} ${String(index)}`}>
        <span className="jr__time num">{minutes > 0 ? formatMinutes(minutes) : ''}</span>
        <i aria-hidden="true" />
        <p>
          <b>{label}</b>
          <small>
            {formatNumber(km)}&nbsp;km, {is_measured ? 'distance relevée' : 'distance estimée'}, {formatGrams(grams)}{' '}
            l’aller
          </small>
        </p>
      </li>
    ))}
  </ol>
)

const formatGrams = (grams: number): string =>
  grams < 1000 ? `${String(grams)}\u00a0g` : `${String(Math.round(grams / 100) / 10).replace('.', ',')}\u00a0kg`

/** What one emits on site, by its parts. */
const CarbonStay = ({ stay }: { stay: NonNullable<ExpeditionCarbon['stay']> }) => {
  const parts = stayParts(stay.lines)
  return (
    <div>
      <h3>
        Sur place, {formatKg(stay.grams)}
        <span className="small soft carbon-stay__daily"> soit {formatKg(stay.per_day)} par jour</span>
      </h3>
      <div className="stk" aria-hidden="true">
        {parts.map(({ name, share, color }) => (
          <i key={name} style={{ '--w': share, '--c': color } as CSSProperties} />
        ))}
      </div>
      <ul className="stkl">
        {parts.map(({ name, color, grams, detail }) => (
          <li key={name} style={{ '--c': color } as CSSProperties}>
            <i aria-hidden="true" />
            <p>
              <b>{name}</b>
              {detail && <small>{detail}</small>}
            </p>
            <em>{formatKg(grams)}</em>
          </li>
        ))}
      </ul>
    </div>
  )
}
