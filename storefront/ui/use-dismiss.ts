import { useEffect, useRef, type RefObject } from 'react'

type Dismiss = { root: RefObject<HTMLElement | null>; isOpen: boolean; onDismiss: (why: 'escape' | 'outside') => void }

/** Closes what hangs open: on Escape, on a press elsewhere, and when the focus leaves it. */
export const useDismiss = ({ root, isOpen, onDismiss }: Dismiss) => {
  // A press on a label moves the focus to what is around the panel, before it reaches its control.
  const isPressedInside = useRef(false)
  useEffect(() => {
    const element = root.current
    if (!isOpen || !element) return
    const controller = new AbortController()
    const { signal } = controller
    const isOutside = (target: EventTarget | null) => target instanceof Node && !element.contains(target)

    const onPress = (event: PointerEvent) => {
      isPressedInside.current = !isOutside(event.target)
      if (!isPressedInside.current) onDismiss('outside')
    }
    const onFocus = (event: FocusEvent) => {
      if (!isPressedInside.current && isOutside(event.target)) onDismiss('outside')
    }
    const onKey = (event: KeyboardEvent) => {
      isPressedInside.current = false
      if (event.key === 'Escape') onDismiss('escape')
    }

    document.addEventListener('keydown', onKey, { signal })
    document.addEventListener('pointerdown', onPress, { signal })
    document.addEventListener('focusin', onFocus, { signal })
    return () => controller.abort()
  })
}
