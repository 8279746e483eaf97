import { Note } from '@/storefront/ui/note'
import type { ViewProps } from '../rules/view-props'

/** Why the payment could not be started. */
export const StartError = ({
  start: { error },
  isTransferable,
}: Pick<ViewProps, 'start'> & { isTransferable: boolean }) =>
  error && (
    <Note tone={error.isDown ? 'warn' : 'danger'} role="alert">
      {error.text}
      {error.isDown && isTransferable && ' Le virement marche toujours.'}
    </Note>
  )
