import type { ComponentType } from 'react'
import { useId } from 'react'
import { EXPEDITION_TYPE_TAGS, type ExpeditionType } from '@/domain/catalogue/expedition-type'
import { formatPrice } from '@/domain/text/price'
import { CheckboxRow } from '@/storefront/ui/checkbox-row'
import { Leaves } from '@/storefront/ui/leaves'
import type { CatalogueFilter } from '../rules/catalogue-filter'
import { clearFilter } from '../rules/catalogue-filter'
import { describeEco } from '../rules/filter-wording'
import { priceBounds } from '../rules/price-bounds'
import { toggle } from '../rules/toggle'
import { ActivitiesControl } from './activities-control'
import { BoundsControl } from './bounds-control'
import { DatesControl } from './dates-control'
import { DestinationControl } from './destination-control'
import { DurationControl } from './duration-control'
import type { FilterControlProps } from './filter-control-props'
import { LevelControl } from './level-control'
import { TrainControl } from './train-control'

const TYPES: Array<{ type: ExpeditionType; text: string }> = [
  { type: 'adult', text: 'Entre adultes' },
  { type: 'family', text: 'En famille, on avance chaque jour' },
  { type: 'basecamp', text: 'En famille, un camp fixe et des journées en étoile' },
  { type: 'kids', text: 'Colos nature, entre enfants' },
]

const TypeControl = ({ query, facets, onChange }: FilterControlProps) => {
  const press = (type: ExpeditionType) => {
    const types = toggle(query.type, type)
    onChange({ ...clearFilter(query, 'type'), ...(types ? { type: types } : {}) })
  }

  return (
    <fieldset>
      <legend className="sr-only">Type d’expédition</legend>
      {TYPES.map(({ type, text }) => (
        <CheckboxRow
          key={type}
          checked={query.type?.includes(type) ?? false}
          count={facets.types[type] ?? 0}
          onChange={() => press(type)}
        >
          <b className="type-name">{EXPEDITION_TYPE_TAGS[type]}</b>
          <br />
          <span className="mute small">{text}</span>
        </CheckboxRow>
      ))}
    </fieldset>
  )
}

const EcoControl = ({ query, facets, onChange }: FilterControlProps) => {
  const name = useId()
  const countFrom = (least: number) =>
    [1, 2, 3, 4, 5].filter((rating) => rating >= least).reduce((sum, rating) => sum + (facets.eco[rating] ?? 0), 0)

  return (
    <fieldset>
      <legend className="sr-only">Éco-note minimale</legend>
      <CheckboxRow radio name={name} checked={!query.eco} onChange={() => onChange(clearFilter(query, 'eco'))}>
        Toutes
      </CheckboxRow>
      {[5, 4, 3].map((eco) => (
        <CheckboxRow
          key={eco}
          radio
          name={name}
          checked={query.eco === eco}
          lead={<Leaves rating={eco} decorative />}
          count={countFrom(eco)}
          onChange={() => onChange({ ...clearFilter(query, 'eco'), eco })}
        >
          {describeEco(eco)}
        </CheckboxRow>
      ))}
      <p className="hint hint--apart">L’éco-note pèse le trajet, l’hébergement, les repas et l’impact local.</p>
    </fieldset>
  )
}

const PriceControl = ({ query, options, onChange }: FilterControlProps) => {
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

const CONTROLS: Record<CatalogueFilter, ComponentType<FilterControlProps>> = {
  destination: DestinationControl,
  train: TrainControl,
  dates: DatesControl,
  activities: ActivitiesControl,
  duration: DurationControl,
  level: LevelControl,
  price: PriceControl,
  eco: EcoControl,
  type: TypeControl,
}

type Props = FilterControlProps & { filter: CatalogueFilter }

/** The controls of one filter, the same in its panel and in the drawer. Load it lazily: sliders and calendar weigh. */
export const FilterControl = ({ filter, ...props }: Props) => {
  const Control = CONTROLS[filter]
  return <Control {...props} />
}
