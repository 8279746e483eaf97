import { Check, Minus } from 'lucide'
import { Icon } from '@/storefront/ui/icon'

type PriceContentsProps = { included: string[]; notIncluded: string[] }

export const PriceContents = ({ included, notIncluded }: PriceContentsProps) => (
  <div className="inc">
    <div>
      <h3 className="inc__title">C’est compris</h3>
      <ul className="ticks">
        {included.map((item) => (
          <li key={item}>
            <Icon of={Check} />
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </div>
    <div>
      <h3 className="inc__title">Reste à prévoir</h3>
      <ul className="ticks ticks--no">
        {notIncluded.map((item) => (
          <li key={item}>
            <Icon of={Minus} />
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </div>
  </div>
)
