import { PACE_WORDS, SALES_PACES } from '@/domain/sales-pace'
import { PlanIcon } from './plan-icon'

const SWATCHES = [
  ['confirmed', 'Confirmé'],
  ['open', 'À confirmer'],
  ['full', 'Complet'],
  ['clashing', 'Conflit'],
] as const

/** What colours, borders and pictures of the planning mean. */
export const PlanningLegend = () => (
  <ul className="planning__legend" aria-label="Légende">
    {SWATCHES.map(([name, label]) => (
      <li key={name}>
        <span className={`plan-swatch plan-swatch--${name}`} />
        {label}
      </li>
    ))}
    {SALES_PACES.map((pace) => (
      <li key={pace}>
        <PlanIcon name={pace} />
        {PACE_WORDS[pace]}
      </li>
    ))}
  </ul>
)
