import type { Expedition } from '@/contract/expeditions'
import { formatPrice } from '@/domain/text/price'

/** What may be added to a booking, with its price: chosen on the next page, nothing beforehand. */
export const BookingOptions = ({ options }: Pick<Expedition, 'options'>) =>
  options.length > 0 && (
    <p>
      En option, par personne&nbsp;: {options.map(({ label, price }) => `${label} (${formatPrice(price)})`).join(', ')}.
    </p>
  )
