'use client'

import { useEffect, useId, useRef, useState, type ReactNode } from 'react'

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
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useId()

  const change = (next: boolean) => {
    setIsOpen(next)
    onOpenChange?.(next)
  }
  const close = () => {
    change(false)
    button.current?.focus()
  }

  useEffect(() => {
    if (!isOpen) return
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) change(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  })

  return (
    // The key and the focus are listened to where they bubble; the controls are within.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={root}
      className={`relative ${className}`}
      onKeyDown={(event) => isOpen && event.key === 'Escape' && close()}
      onBlur={(event) => {
        const goesTo = event.relatedTarget
        if (isOpen && goesTo instanceof Node && !root.current?.contains(goesTo)) change(false)
      }}
    >
      <button
        ref={button}
        type="button"
        className={triggerClassName}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => change(!isOpen)}
      >
        {trigger}
      </button>
      {isOpen && (
        <div id={panelId} className={`popover ${panelClassName}`} role="group" aria-label={label}>
          {typeof children === 'function' ? children(close) : children}
        </div>
      )}
    </div>
  )
}
