import { ChevronDown } from 'lucide'
import { useState, type ComponentType, type ReactNode } from 'react'
import type { SearchResult } from '@/contract/search'
import type { SearchQuery } from '@/contract/search-query'
import type { Town } from '@/domain/places/town'
import { Icon } from '@/storefront/ui/icon'
import { onDemand } from '@/storefront/ui/on-demand'
import { useHours } from '../api/use-hours'
import { saidTitle } from '../rules/said-title'
import { withBound } from '../rules/with-bound'
import { HoursControl } from './hours-control'

const HoursDialog = onDemand(() => import('./hours-dialog').then((module) => module.HoursDialog))

/** Where one says which town one leaves from, by a button of one's own. */
export type DrawnTownPicker = ComponentType<{
  town: Town | null
  onTown: (town: Town | null) => void
  drawButton?: (open: () => void) => ReactNode
}>

type SaidFilterProps = {
  query: SearchQuery
  /** The last answer. */
  known: SearchResult
  town: Town | null
  TownPicker: DrawnTownPicker
  onTown: (town: Town | null) => void
  onChange: (query: SearchQuery) => void
}

/** The title of a search from a town says it, « En train depuis Lyon en moins de 5 h »: its two words change it. Load it lazily. */
export const SaidFilter = ({ query, known, town, TownPicker, onTown, onChange }: SaidFilterProps) => {
  const [isOpen, setIsOpen] = useState(false)
  const hours = useHours({ query, hours: known.facets.hours })
  const { name } = town ?? known.from
  const { before, between, hours: words, hoursInFull } = saidTitle({ query, town: name })
  const control = {
    label: `Temps de trajet depuis ${name}`,
    value: query.train_max,
    hours,
    onChange: (next: number | undefined) => onChange(withBound(query, 'train_max', next)),
  }

  return (
    <div className="said">
      <h1 className="say1">
        {before}
        <TownPicker
          town={town}
          onTown={onTown}
          drawButton={(open) => (
            <SaidWord label={`Ville de départ\u00a0: ${name}, changer`} onPress={open}>
              {name}
            </SaidWord>
          )}
        />
        {between}
        <SaidWord label={`Temps de trajet\u00a0: ${hoursInFull}, changer`} onPress={() => setIsOpen(true)}>
          {words}
        </SaidWord>
      </h1>
      <div className="said__hours">
        <HoursControl {...control} isBox />
      </div>
      {isOpen && <HoursDialog total={known.total} onClose={() => setIsOpen(false)} {...control} />}
    </div>
  )
}

type SaidWordProps = { label: string; onPress: () => void; children: string }

const SaidWord = ({ label, onPress, children }: SaidWordProps) => (
  <button type="button" aria-haspopup="dialog" aria-label={label} onClick={onPress}>
    {children}
    <Icon of={ChevronDown} />
  </button>
)
