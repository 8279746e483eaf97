import { useState, type SyntheticEvent } from 'react'
import { PanelRefusal } from '../calls/call-panel'
import { missingInput, sayMissing } from '../desk/missing-input'

type CodeForm = {
  error: string | null
  isSending: boolean
  submit: (event: SyntheticEvent<HTMLFormElement>) => void
  clear: () => void
}

/** Sends a form once at a time; what is missing or refused is said, and its field takes the focus. */
export const useCodeForm = (send: () => Promise<void>): CodeForm => {
  const [error, setError] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)

  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (isSending) return
    const form = event.currentTarget
    const missing = missingInput(form)
    if (missing) {
      setError(sayMissing(missing))
      missing.focus()
      return
    }
    setIsSending(true)
    setError(null)
    send()
      .catch((reason: unknown) => {
        setError(reason instanceof Error ? reason.message : String(reason))
        const field = reason instanceof PanelRefusal ? reason.field : undefined
        const refused = [...form.querySelectorAll('input')].find(({ name }) => name === field)
        ;(refused ?? form.querySelector('input'))?.focus()
      })
      .finally(() => {
        setIsSending(false)
      })
  }

  return {
    error,
    isSending,
    submit,
    clear: () => {
      setError(null)
    },
  }
}
