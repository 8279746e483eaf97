import { EXPEDITION_TYPE_TAGS, type ExpeditionType } from '@/domain/expedition-type'
import { CheckboxRow } from '@/storefront/ui/checkbox-row'
import { clearFilter } from '../rules/catalogue-filter'
import { toggle } from '../rules/toggle'
import type { FilterControlProps } from './filter-control-props'

const TYPES: Array<{ type: ExpeditionType; text: string }> = [
  { type: 'adult', text: 'Entre adultes' },
  { type: 'family', text: 'En famille, on avance chaque jour' },
  { type: 'basecamp', text: 'En famille, un camp fixe et des journées en étoile' },
  { type: 'kids', text: 'Colos nature, entre enfants' },
]

export const TypeControl = ({ query, facets, onChange }: FilterControlProps) => {
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
