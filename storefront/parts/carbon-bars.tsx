import { formatKg } from '@/domain/carbon/figure-words'
import { contrastingWays, WAY_NAMES, type WayMode } from '@/domain/carbon/way'
import { WAY_ICONS } from './way-icons'
import { Icon } from '@/storefront/ui/icon'

type CarbonBarsProps = {
  /** The trip's. */
  title: string
  from: string
  /** What each way there and back emits, in grams per person. */
  ways: Array<{ mode: WayMode; grams: number }>
}

/** The longest bar leaves room for its figure. */
const LONGEST = 70

/** What four ways to a trip emit from a town. */
export const CarbonBars = ({ title, from, ways }: CarbonBarsProps) => {
  const shown = contrastingWays(ways)
  const most = Math.max(...shown.map(({ grams }) => grams), 1)
  const least = Math.min(...shown.map(({ grams }) => grams))
  return (
    <>
      <ul className="carbon">
        {shown.map(({ mode, grams }) => (
          <li
            key={mode}
            className={`carbon__mode ${grams === least ? 'carbon__mode--best' : ''}`}
            style={{ '--p': `${String((grams / most) * LONGEST)}%` }}
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
        De {from} à «&nbsp;{title}&nbsp;», aller-retour, en kg CO₂e par personne.
      </p>
    </>
  )
}
