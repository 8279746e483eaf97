import { Car, Plane, TrainFront, Users } from 'lucide'
import { formatNumber } from '@/domain/price'
import { Icon } from '@/storefront/ui/icon'
import { Note } from '@/storefront/ui/note'
import { compareModes, savingSentence, type CarbonByMode } from '../rules/compare-modes'

type CarbonModesProps = { carbon: CarbonByMode }

const GLYPHS = { train: TrainFront, carpool: Users, plane: Plane, car: Car }

/** The carbon of the way there and back, mode by mode. */
export const CarbonModes = ({ carbon }: CarbonModesProps) => {
  const modes = compareModes(carbon)
  const sentence = savingSentence(carbon)
  if (modes.length === 0) return null

  return (
    <div>
      <p className="label modes-title" id="bilan">
        Bilan aller-retour par personne
      </p>
      <ul className="modes" aria-labelledby="bilan">
        {modes.map(({ mode, name, kg, share }) => (
          <li
            key={mode}
            className={`mode ${mode === 'train' ? 'mode--best' : ''}`}
            style={{ '--p': `${share}%` } as React.CSSProperties}
          >
            <Icon of={GLYPHS[mode]} />
            <b>{name}</b>
            <div>
              <i aria-hidden="true" />
              <em>{formatNumber(kg)}&nbsp;kg</em>
            </div>
          </li>
        ))}
      </ul>
      <div className="modes-note">
        <Note tone="lichen" icon={TrainFront}>
          {sentence} Au départ de Paris, facteurs Base Empreinte® ADEME.
        </Note>
      </div>
    </div>
  )
}
