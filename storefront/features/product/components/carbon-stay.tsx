import type { CSSProperties } from 'react'
import type { ExpeditionCarbon } from '@/contract/carbon'
import { formatKg } from '@/domain/carbon/figure-words'
import { stayParts } from '../rules/carbon-scale'

/** What one emits on site, by its parts. */
export const CarbonStay = ({ stay }: { stay: NonNullable<ExpeditionCarbon['stay']> }) => {
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
