import type { CartDetail } from '@/contract/cart-detail'
import { formatPrice } from '@/domain/text/price'
import { Stepper } from '@/storefront/ui/stepper'
import type { Tunnel } from '../api/use-tunnel'

type OptionRowsProps = { tunnel: Tunnel; options: CartDetail['options'] }

const PRESSING_PAUSE = 350

/** Options with their price, each for as many travelers as one says. */
export const OptionRows = ({ tunnel: { cart, pending, change }, options }: OptionRowsProps) => {
  const counts = new Map((pending.options ?? cart.options).map(({ id, count }) => [id, count]))
  return (
    <ul className="option-rows">
      {options.map(({ id, label, description, price }) => (
        <li key={id} className="row row-b wrapx">
          <div className="option-rows__what">
            <p>
              <b>{label}</b>
              <span className="num soft">, {formatPrice(price)} par personne</span>
            </p>
            {description && <p className="small mute">{description}</p>}
          </div>
          <Stepper
            label={label}
            value={counts.get(id) ?? 0}
            min={0}
            max={cart.travelers_count}
            onChange={(count) =>
              change(
                {
                  options: cart.options.map((option) => ({
                    id: option.id,
                    count: option.id === id ? count : (counts.get(option.id) ?? 0),
                  })),
                },
                PRESSING_PAUSE,
              )
            }
          />
        </li>
      ))}
    </ul>
  )
}
