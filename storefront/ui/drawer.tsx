'use client'

import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { X } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from './icon'

type DrawerProps = { open: boolean; onClose: () => void; title: string; footer?: ReactNode; children: ReactNode }

/** A modal panel at the right, full screen on phones, with its actions kept at the bottom. Load it lazily. */
export const Drawer = ({ open, onClose, title, footer, children }: DrawerProps) => (
  <BaseDialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
    <BaseDialog.Portal>
      <BaseDialog.Backdrop className="overlay" />
      <BaseDialog.Popup className="drawer">
        <header className="drawer__head">
          <BaseDialog.Title>{title}</BaseDialog.Title>
          <BaseDialog.Close className="iconbtn iconbtn--bare" aria-label="Fermer">
            <Icon of={X} />
          </BaseDialog.Close>
        </header>
        <div className="drawer__body">{children}</div>
        {footer && <footer className="drawer__foot">{footer}</footer>}
      </BaseDialog.Popup>
    </BaseDialog.Portal>
  </BaseDialog.Root>
)
