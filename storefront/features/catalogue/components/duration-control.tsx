import { formatCount } from '@/domain/text/plural'
import { Chip } from '@/storefront/ui/chip'
import { clearFilter } from '../rules/catalogue-filter'
import { DURATION_BOUNDS } from '../rules/duration-bounds'
import { BoundsControl } from './bounds-control'
import type { FilterControlProps } from './filter-control-props'

const PRESETS = [
  { label: 'Un week-end', min: 2, max: 3 },
  { label: 'Une semaine', min: 5, max: 8 },
]

export const DurationControl = ({ query, onChange }: FilterControlProps) => {
  const { min, max } = DURATION_BOUNDS
  const value: [number, number] = [query.duration_min ?? min, query.duration_max ?? max]

  const choose = ([shortest, longest]: readonly [number, number]) =>
    onChange({
      ...clearFilter(query, 'duration'),
      ...(shortest > min ? { duration_min: shortest } : {}),
      ...(longest < max ? { duration_max: longest } : {}),
    })

  return (
    <>
      <BoundsControl
        label="Durée"
        value={value}
        min={min}
        max={max}
        format={(days) => formatCount(days, 'jour')}
        onChange={choose}
      />
      <div className="duration-presets">
        {PRESETS.map((preset) => {
          const isOn = value[0] === preset.min && value[1] === preset.max
          return (
            <Chip
              key={preset.label}
              pressed={isOn}
              onClick={() => choose(isOn ? [min, max] : [preset.min, preset.max])}
            >
              {preset.label}
            </Chip>
          )
        })}
      </div>
    </>
  )
}
