import { useEffect, type RefObject } from 'react'

type Dismiss = { root: RefObject<HTMLElement | null>; isOpen: boolean; onDismiss: (why: 'escape' | 'outside') => void }

/** Closes what hangs open: on Escape, on a press elsewhere, and when the focus leaves it. */
export const useDismiss = ({ root, isOpen, onDismiss }: Dismiss) => {
  useEffect(() => {
    const element = root.current
    if (!isOpen || !element) return
    const controller = new AbortController()
    const { signal } = controller
    const isOutside = (target: EventTarget | null) => target instanceof Node && !element.contains(target)

    document.addEventListener('keydown', (event) => event.key === 'Escape' && onDismiss('escape'), { signal })
    document.addEventListener('pointerdown', (event) => isOutside(event.target) && onDismiss('outside'), { signal })
    document.addEventListener('focusin', (event) => isOutside(event.target) && onDismiss('outside'), { signal })
    return () => controller.abort()
  })
}
