import { useRef, type ComponentProps } from 'react'
import type { Town } from '@/domain/places/town'
import { Dialog } from '@/storefront/ui/dialog'
import { TownField } from './town-field'
import { TownMemory } from './town-memory'

type TownDialogProps = Omit<ComponentProps<typeof TownSearch>, 'field'> & { onClose: () => void }

/** Where one says which town one leaves from. */
export const TownDialog = ({ onClose, ...search }: TownDialogProps) => {
  const field = useRef<HTMLInputElement>(null)
  return (
    <Dialog open onClose={onClose} title="Ta ville de départ" initialFocus={field}>
      <TownSearch field={field} {...search} />
    </Dialog>
  )
}

type TownSearchProps = {
  /** The town that was chosen, null while Paris stands for it. */
  town: Town | null
  /** Null forgets it. */
  onChoose: (town: Town | null) => void
  field: ComponentProps<typeof TownField>['field']
}

/** Where one says which town one leaves from, and where it is kept. */
const TownSearch = ({ town, onChoose, field }: TownSearchProps) => (
  <form className="town" role="search" aria-label="Ville de départ" onSubmit={(event) => event.preventDefault()}>
    <TownField town={town} onChoose={onChoose} field={field} />
    <TownMemory town={town} onForget={() => onChoose(null)} />
  </form>
)
