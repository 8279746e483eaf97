import { useEffect, useState, type SubmitEvent } from 'react'
import type { ApiError } from '@/storefront/lib/api/api-error'
import { useSending } from './use-sending'

type Submission = {
  send: (typed: (name: string) => string, form: HTMLFormElement) => Promise<void>
  onRefusal: (refusal: ApiError) => void
}

/**
 * Sends a form of the account, one sending at a time; what was typed stays, whatever the answer, and the first field
 * that the server refused takes the focus.
 */
export const useAccountForm = ({ send, onRefusal }: Submission) => {
  const { isSending, run } = useSending()
  const [refused, setRefused] = useState<HTMLFormElement | null>(null)
  useEffect(() => refused?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [refused])

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const fields = new FormData(form)
    const typed = (name: string) => {
      const value = fields.get(name)
      return typeof value === 'string' ? value : ''
    }
    setRefused(null)
    await run(
      () => send(typed, form),
      (refusal) => {
        setRefused(form)
        onRefusal(refusal)
      },
    )
  }
  return { isSending, submit }
}
