import type { SearchQuery } from '@/contract/search-query'
import { Button } from '@/storefront/ui/button'
import { Flag } from '@/storefront/ui/flag'
import { RemovableChip } from '@/storefront/ui/removable-chip'
import type { ActiveChip } from '../rules/active-chips'

type ActiveFiltersProps = { chips: ActiveChip[]; onChange: (query: SearchQuery) => void; onClear: () => void }

export const ActiveFilters = ({ chips, onChange, onClear }: ActiveFiltersProps) =>
  chips.length > 0 && (
    <div className="chosen-filters" role="group" aria-label="Filtres choisis">
      {chips.map(({ key, label, flagUrl, without }) => (
        <RemovableChip key={key} label={label} onRemove={() => onChange(without)}>
          <Flag src={flagUrl} />
        </RemovableChip>
      ))}
      <Button look="ghost" size="sm" className="fclear" onClick={onClear}>
        Tout effacer
      </Button>
    </div>
  )
