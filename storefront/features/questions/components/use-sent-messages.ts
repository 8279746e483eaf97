import { useRef, useState } from 'react'
import type { Message } from '@/contract/messages'
import { readSession } from '@/storefront/lib/session/store'
import { showToast } from '@/storefront/ui/toast-store'
import { sendMessage } from '../api/message-calls'
import type { SentMessage } from '../rules/merge-messages'

/** What this visitor sends: shown at once, replaced by what the server kept, taken away when it refuses. */
export const useSentMessages = (expeditionId: number) => {
  const [sent, setSent] = useState<SentMessage[]>([])
  const lastId = useRef(0)

  const send = async ({ body, parentId }: { body: string; parentId: number | null }): Promise<void> => {
    lastId.current -= 1
    const id = lastId.current
    const replace = (message: Message | null) =>
      setSent((before) =>
        before.flatMap((one) => (one.message.id === id ? (message ? [{ ...one, message }] : []) : [one])),
      )
    setSent((before) => [...before, { parentId, message: pendingMessage({ id, body }) }])
    try {
      replace(await sendMessage({ expeditionId, body, parentId }))
      showToast({
        tone: 'success',
        message: parentId === null ? 'Ta question est publiée.' : 'Ta réponse est publiée.',
      })
    } catch (cause) {
      replace(null)
      throw cause
    }
  }
  return { sent, send }
}

const pendingMessage = ({ id, body }: { id: number; body: string }): Message => {
  const { user } = readSession()
  const author = { first_name: user?.first_name ?? 'Toi', avatar_url: user?.avatar_url ?? null, is_guide: false }
  return { id, body: body.trim(), author, created_at: new Date().toISOString(), replies: [] }
}
