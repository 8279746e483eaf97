import { formatPrice } from '@/domain/price'
import { clearFilter } from '../rules/catalogue-filter'
import { priceBounds } from '../rules/price-bounds'
import { BoundsControl } from './bounds-control'
import type { FilterControlProps } from './filter-control-props'

export const PriceControl = ({ query, options, onChange }: FilterControlProps) => {
  const chosen = { min: query.price_min, max: query.price_max }
  const { min, max } = priceBounds({ catalogue: options.price, chosen })

  return (
    <BoundsControl
      label="Prix par personne"
      value={[chosen.min ?? min, chosen.max ?? max]}
      min={min}
      max={max}
      step={10}
      format={formatPrice}
      onChange={([cheapest, dearest]) =>
        onChange({
          ...clearFilter(query, 'price'),
          ...(cheapest > min ? { price_min: cheapest } : {}),
          ...(dearest < max ? { price_max: dearest } : {}),
        })
      }
    />
  )
}
