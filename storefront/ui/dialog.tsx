'use client'

import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { X } from 'lucide'
import type { ReactNode, RefObject } from 'react'
import { Icon } from './icon'

type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  /** When the title is shown otherwise within `children`, or isn't shown at all. */
  titleHidden?: boolean
  /** `popup` is the 424 px window, a sheet on phones; `full` covers the screen, on dark, for pictures; `finder` hangs from the top. */
  kind?: keyof typeof LOOKS
  /** What the focus goes to first, when it isn't the first thing that takes it. */
  initialFocus?: RefObject<HTMLElement | null>
  /** What stands above the title. */
  before?: ReactNode
  children: ReactNode
}

const LOOKS = { popup: 'pop pop--modal', full: 'lightbox on-dark', finder: 'finder' }

/** A modal window: focus is kept within and given back, Escape and the overlay close it. Load it lazily. */
export const Dialog = ({
  open,
  onClose,
  title,
  titleHidden = false,
  kind = 'popup',
  initialFocus,
  before,
  children,
}: DialogProps) => (
  <BaseDialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
    <BaseDialog.Portal>
      <BaseDialog.Backdrop className="overlay" />
      <BaseDialog.Popup className={LOOKS[kind]} initialFocus={initialFocus}>
        {before}
        <BaseDialog.Title className={titleHidden ? 'sr-only' : undefined}>{title}</BaseDialog.Title>
        {children}
        <BaseDialog.Close className="iconbtn iconbtn--bare pop__x" aria-label="Fermer">
          <Icon of={X} />
        </BaseDialog.Close>
      </BaseDialog.Popup>
    </BaseDialog.Portal>
  </BaseDialog.Root>
)
