import { useEffect, useRef, type RefObject } from 'react'

/** A form that opens takes the focus at its first field, and gives it back to what opened it. */
export const useFormFocus = (): RefObject<HTMLDivElement | null> => {
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    form.current?.querySelector<HTMLElement>('input, select')?.focus()
    return () => {
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  return form
}
