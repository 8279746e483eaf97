import { ChevronDown, MapPin } from 'lucide'
import { PARIS, type Town } from '@/domain/town'
import { dropTown, keepTown } from '@/storefront/lib/own-town'
import { buttonClass } from '@/storefront/ui/button-class'
import { Icon } from '@/storefront/ui/icon'
import { onDemand } from '@/storefront/ui/on-demand'
import { Popover } from '@/storefront/ui/popover'
import { Skeleton } from '@/storefront/ui/skeleton'

const TownSearch = onDemand(
  () => import('./town-search').then((module) => module.TownSearch),
  () => <Skeleton className="h-24" />,
)

type TownPickerProps = {
  /** The town that was chosen, null while Paris stands for it. */
  town: Town | null
  /** Told after the browser keeps the town, or forgets it. */
  onTown?: (town: Town | null) => void
}

/** The town one leaves from, and a press to say another. What it opens is loaded by then. */
export const TownPicker = ({ town, onTown }: TownPickerProps) => (
  <Popover
    triggerClassName={buttonClass({ look: 'line', size: 'sm' })}
    panelClassName="w-[26rem]"
    label="Ville de départ"
    trigger={
      <>
        <Icon of={MapPin} />
        <span>
          Depuis <b>{(town ?? PARIS).name}</b>
        </span>
        <span className="sr-only">, changer de ville</span>
        <Icon of={ChevronDown} />
      </>
    }
  >
    {(close) => (
      <TownSearch
        town={town}
        onChoose={(chosen) => {
          if (chosen) keepTown(chosen)
          else dropTown()
          onTown?.(chosen)
          close()
        }}
      />
    )}
  </Popover>
)
