'use client'

import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useDismiss } from './use-dismiss'

type PopoverProps = {
  /** What stands in the button. */
  trigger: ReactNode
  triggerClassName?: string
  className?: string
  /** Names the panel for screen readers. */
  label: string
  panelClassName?: string
  /** Told when the panel opens or closes: the moment to apply a choice. */
  onOpenChange?: (isOpen: boolean) => void
  children: ReactNode | ((close: () => void) => ReactNode)
}

/** A button with a panel hanging under it. Escape, a press elsewhere or leaving with Tab closes it. Not modal. */
export const Popover = (props: PopoverProps) => {
  const { trigger, triggerClassName, className = '', label, panelClassName = '', onOpenChange, children } = props
  const [isOpen, setIsOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const panelId = useId()
  const buttonId = useId()

  const change = (next: boolean) => {
    setIsOpen(next)
    onOpenChange?.(next)
  }
  const close = () => {
    change(false)
    document.getElementById(buttonId)?.focus()
  }
  useEffect(() => {
    const box = panel.current
    if (!isOpen || !box) return
    // What it holds may come a moment later: it is brought into sight as it grows.
    const observer = new ResizeObserver(() => box.scrollIntoView({ block: 'nearest' }))
    observer.observe(box)
    return () => observer.disconnect()
  }, [isOpen])
  useDismiss({ root, isOpen, onDismiss: (why) => (why === 'escape' ? close() : change(false)) })

  return (
    <div ref={root} className={`popover-place ${className}`}>
      <button
        id={buttonId}
        type="button"
        className={triggerClassName}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => change(!isOpen)}
      >
        {trigger}
      </button>
      {isOpen && (
        <div ref={panel} id={panelId} className={`popover ${panelClassName}`} role="group" aria-label={label}>
          {typeof children === 'function' ? children(close) : children}
        </div>
      )}
    </div>
  )
}
