import type { ComponentProps } from 'react'
import { formatCount } from '@/domain/text/plural'
import { Button } from '@/storefront/ui/button'
import { Dialog } from '@/storefront/ui/dialog'
import { HoursControl } from './hours-control'

type HoursDialogProps = Omit<ComponentProps<typeof HoursControl>, 'isBox' | 'labelHidden'> & {
  total: number
  onClose: () => void
}

/** The hours of a search, in a window of their own. Load it lazily. */
export const HoursDialog = ({ total, onClose, ...control }: HoursDialogProps) => (
  <Dialog open onClose={onClose} title={control.label}>
    <HoursControl {...control} labelHidden />
    <div className="acts">
      <Button look="ghost" onClick={() => control.onChange(undefined)}>
        Sans limite
      </Button>
      <Button look="go" onClick={onClose}>
        Voir {formatCount(total, 'aventure')}
      </Button>
    </div>
  </Dialog>
)
