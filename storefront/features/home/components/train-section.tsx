import { ArrowRight, Car, CarFront, Plane, TrainFront, type IconNode } from 'lucide'
import type { CSSProperties } from 'react'
import type { HomePage } from '@/contract/site'
import { frenchSpaces } from '@/domain/french-spaces'
import { formatNumber } from '@/domain/price'
import { SITE_PATHS } from '@/domain/site-paths'
import { Icon } from '@/storefront/ui/icon'
import { LinkButton } from '@/storefront/ui/link-button'

type TrainSectionProps = Pick<HomePage, 'train_title' | 'train_text' | 'train_stops' | 'carbon' | 'carbon_note'>

/** Why trips start at a station: the carbon of each mode, and how far a train goes. */
export const TrainSection = (home: TrainSectionProps) => (
  <section className="section dark on-dark" data-alt={'1\u00a0120\u00a0m'} aria-labelledby="titre-train">
    <div className="topo" />
    <div className="wrap split">
      <div>
        <h2 id="titre-train">{frenchSpaces(home.train_title)}</h2>
        <p className="lead carbon-lead">{frenchSpaces(home.train_text)}</p>
        <CarbonBars carbon={home.carbon} />
        <p className="small carbon-note">{frenchSpaces(home.carbon_note)}</p>
        <LinkButton look="line" className="carbon-method" href={SITE_PATHS.carbonMethod}>
          Comment on calcule
          <Icon of={ArrowRight} />
        </LinkButton>
      </div>
      <ol className="trainline">
        {home.train_stops.map(({ time, city, text }) => (
          <li key={city}>
            <span className="trainline__time">{frenchSpaces(time)}</span>
            <div>
              <b>{city}</b>
              <span>{frenchSpaces(text)}</span>
            </div>
          </li>
        ))}
      </ol>
    </div>
  </section>
)

type Mode = HomePage['carbon'][number]['mode']

const MODES: Record<Mode, { name: string; icon: IconNode }> = {
  train: { name: 'Train et bus', icon: TrainFront },
  carpool: { name: 'Covoiturage à 3', icon: Car },
  plane: { name: 'Avion et bus', icon: Plane },
  car: { name: 'Voiture, en solo', icon: CarFront },
}

/** The longest bar leaves room for its figure. */
const LONGEST = 70

const CarbonBars = ({ carbon }: { carbon: HomePage['carbon'] }) => {
  const most = Math.max(...carbon.map(({ kg }) => kg), 1)
  const least = Math.min(...carbon.map(({ kg }) => kg))
  return (
    <ul className="carbon">
      {carbon.map(({ mode, kg }) => (
        <li
          key={mode}
          className={`carbon__mode ${kg === least ? 'carbon__mode--best' : ''}`}
          style={{ '--p': `${(kg / most) * LONGEST}%` } as CSSProperties}
        >
          <Icon of={MODES[mode].icon} />
          <b>{MODES[mode].name}</b>
          <div>
            <i />
            <em>{formatNumber(kg)}&nbsp;kg</em>
          </div>
        </li>
      ))}
    </ul>
  )
}
