import { Car, CarFront, Plane, TrainFront, type IconNode } from 'lucide'
import type { CSSProperties } from 'react'
import type { HomePage } from '@/contract/site'
import { formatNumber } from '@/domain/price'
import { Icon } from '@/storefront/ui/icon'

type Mode = HomePage['carbon'][number]['mode']

const MODES: Record<Mode, { name: string; icon: IconNode }> = {
  train: { name: 'Train et bus', icon: TrainFront },
  carpool: { name: 'Covoiturage à 3', icon: Car },
  plane: { name: 'Avion et bus', icon: Plane },
  car: { name: 'Voiture, en solo', icon: CarFront },
}

/** The longest bar leaves room for its figure. */
const LONGEST = 70

export const CarbonBars = ({ carbon }: { carbon: HomePage['carbon'] }) => {
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
