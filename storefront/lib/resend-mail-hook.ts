import { useState } from 'react'
import { refusalOf } from './api/api-error'

type Told = { tone: 'ok' | 'danger'; text: string }

const SENT = 'L’email est reparti. Regarde aussi dans tes indésirables.'

/** Sends a mail again, one sending at a time, and what became of it. */
export const useResendMail = (send: () => Promise<unknown>) => {
  const [isSending, setIsSending] = useState(false)
  const [told, setTold] = useState<Told>()
  const resend = async () => {
    if (isSending) return
    setIsSending(true)
    try {
      await send()
      setTold({ tone: 'ok', text: SENT })
    } catch (error) {
      setTold({ tone: 'danger', text: refusalOf(error).error })
    }
    setIsSending(false)
  }
  return { resend, isSending, told }
}
