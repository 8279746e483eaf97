import { useRef, type ComponentProps } from 'react'
import { Dialog } from '@/storefront/ui/dialog'
import { TownSearch } from './town-search'

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
