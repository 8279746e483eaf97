import { useState, type SyntheticEvent } from 'react'

type CodeForm = {
  error: string | null
  isSending: boolean
  submit: (event: SyntheticEvent<HTMLFormElement>) => void
  clear: () => void
}

/** Sends a form once at a time; what the server refuses is said, and the first field takes the focus again. */
export const useCodeForm = (send: () => Promise<void>): CodeForm => {
  const [error, setError] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)

  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (isSending) return
    const form = event.currentTarget
    setIsSending(true)
    setError(null)
    send()
      .catch((reason: unknown) => {
        setError(reason instanceof Error ? reason.message : String(reason))
        form.querySelector('input')?.focus()
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
