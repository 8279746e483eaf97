import { ChevronDown, MapPin } from 'lucide'
import { useState, type ReactNode } from 'react'
import { PARIS, type Town } from '@/domain/places/town'
import { dropTown, keepTown } from '@/storefront/lib/storage/kept-town'
import { Button } from '@/storefront/ui/button'
import { Icon } from '@/storefront/ui/icon'
import { onDemand } from '@/storefront/ui/on-demand'

const TownDialog = onDemand(() => import('./town-dialog').then((module) => module.TownDialog))

type TownPickerProps = {
  /** The town that was chosen, null while Paris stands for it. */
  town: Town | null
  /** Told after the browser keeps the town, or forgets it. */
  onTown?: (town: Town | null) => void
  /** What is pressed, in the place of the usual button. */
  drawButton?: (open: () => void) => ReactNode
}

/** The town one leaves from, and a press to say another. What it opens is loaded by then. */
export const TownPicker = ({ town, onTown, drawButton }: TownPickerProps) => {
  const [isOpen, setIsOpen] = useState(false)
  const open = () => setIsOpen(true)
  const choose = (chosen: Town | null) => {
    if (chosen) keepTown(chosen)
    else dropTown()
    onTown?.(chosen)
    setIsOpen(false)
  }
  return (
    <>
      {drawButton ? (
        drawButton(open)
      ) : (
        <Button look="line" size="sm" aria-haspopup="dialog" onClick={open}>
          <Icon of={MapPin} />
          <span>
            Depuis <b>{(town ?? PARIS).name}</b>
          </span>
          <span className="sr-only">, changer de ville</span>
          <Icon of={ChevronDown} />
        </Button>
      )}
      {isOpen && <TownDialog town={town} onChoose={choose} onClose={() => setIsOpen(false)} />}
    </>
  )
}
