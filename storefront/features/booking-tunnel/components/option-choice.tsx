import type { Tunnel } from '../api/use-tunnel'
import { OptionRows } from './option-rows'

type OptionChoiceProps = { tunnel: Tunnel }

/** What may be added to the trip, for one traveler or for all; nothing is added beforehand. */
export const OptionChoice = ({ tunnel }: OptionChoiceProps) => {
  if (tunnel.cart.options.length === 0) return null
  return (
    <section className="box">
      <h2>En plus, si tu veux</h2>
      <OptionRows tunnel={tunnel} options={tunnel.cart.options} />
    </section>
  )
}
