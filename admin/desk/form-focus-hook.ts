import { useEffect, useRef, type RefObject } from 'react'

/** A form that opens takes the focus at its first field, at the choice that is made where that is one of several, and gives it back to what opened it. */
export const useFormFocus = (): RefObject<HTMLDivElement | null> => {
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    const first = form.current?.querySelector<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
      'input, select, textarea',
    )
    const made = form.current?.querySelectorAll<HTMLInputElement>('input[type="radio"]:checked') ?? []
    const target = [...made].find(({ name }) => first?.type === 'radio' && name === first.name) ?? first
    target?.focus()
    return () => {
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  return form
}
