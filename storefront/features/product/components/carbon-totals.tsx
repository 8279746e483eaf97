import type { ExpeditionCarbon } from '@/contract/carbon'
import { formatKg } from '@/domain/carbon/figure-words'
import { drawTotals } from '../rules/carbon-scale'

type CarbonTotalsProps = { ways: ExpeditionCarbon['ways']; stay: NonNullable<ExpeditionCarbon['stay']> }

/** The way and the stay, added, by the ways that differ most; one scale from zero. */
export const CarbonTotals = ({ ways, stay }: CarbonTotalsProps) => (
  <div>
    <h3>Au total</h3>
    <ul className="totals">
      {drawTotals(ways, stay).map(({ way, words, grams, trip, onSite }) => (
        <li key={way.mode}>
          <p>
            <span>{words}</span>
            <b>{formatKg(grams)}</b>
          </p>
          <div className="totals__bar" aria-hidden="true">
            <i data-light={way.mode === 'train' || undefined} style={{ '--w': trip }} />
            <i data-stay style={{ '--w': onSite }} />
          </div>
        </li>
      ))}
    </ul>
    <p className="totals__key small" aria-hidden="true">
      <span>trajet</span>
      <span data-light>trajet en train</span>
      <span data-stay>sur place</span>
    </p>
  </div>
)
