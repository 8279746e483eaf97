import { useState } from 'react'
import { useSending } from './forms/use-sending'

type Told = { tone: 'ok' | 'danger'; text: string }

const SENT = 'L’email est reparti. Regarde aussi dans tes indésirables.'

/** Sends a mail again, one sending at a time, and what became of it. */
export const useResendMail = (send: () => Promise<unknown>) => {
  const [told, setTold] = useState<Told>()
  const { isSending, run } = useSending()
  const resend = () =>
    run(
      async () => {
        await send()
        setTold({ tone: 'ok', text: SENT })
      },
      ({ error }) => setTold({ tone: 'danger', text: error }),
    )
  return { resend, isSending, told }
}
