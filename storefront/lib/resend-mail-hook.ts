import { useState } from 'react'
import type { ApiError } from './api/api-error'
import { useSending } from './forms/use-sending'

type Told = { tone: 'ok' | 'danger'; text: string }

const SENT = 'L’email est reparti. Regarde aussi dans tes indésirables.'

/** Sends a mail again, one sending at a time, and what became of it. */
export const useResendMail = (send: () => Promise<unknown>) => {
  const [isSent, setIsSent] = useState(false)
  const { isSending, refusal, run } = useSending()
  const resend = () =>
    run(async () => {
      await send()
      setIsSent(true)
    })
  return { resend, isSending, told: toldOf({ isSent, refusal }) }
}

const toldOf = ({ isSent, refusal }: { isSent: boolean; refusal: ApiError | null }): Told | undefined => {
  if (refusal) return { tone: 'danger', text: refusal.error }
  return isSent ? { tone: 'ok', text: SENT } : undefined
}
