'use client'

import { useState, useRef } from 'react'
import type { Message } from '@/contract/messages'
import { knownSession } from '@/storefront/lib/session/known'
import { askLogin, readSession } from '@/storefront/lib/session/store'
import { onDemand } from '@/storefront/ui/on-demand'
import { showToast } from '@/storefront/ui/toast-store'
import { sendMessage } from '../api/message-calls'
import { mergeMessages, type SentMessage } from '../rules/merge-messages'
import { LazyMessageForm } from './lazy-message-form'
import { NoQuestion } from './no-question'
import { QuestionThread } from './question-thread'

const ReportDialog = onDemand(() => import('./report-dialog').then((module) => module.ReportDialog))

type QuestionListProps = {
  expeditionId: number
  messages: Message[]
  /** First name of who guides. */
  guide: string | null
}

/** Questions with their answers, newest question first, and where to ask. */
export const QuestionList = ({ expeditionId, messages, guide }: QuestionListProps) => {
  const { sent, send } = useSentMessages(expeditionId)
  const [reported, setReported] = useState<{ id: number; author: string } | null>(null)
  const questions = mergeMessages({ messages, sent })
  const list = useRef<HTMLDivElement>(null)
  // The newest question is the first of the list, far above where it was written.
  const ask = (body: string) => {
    const sending = send({ body, parentId: null })
    requestAnimationFrame(() => list.current?.scrollIntoView({ block: 'start' }))
    return sending
  }

  const report = async (post: Omit<Message, 'replies'>) => {
    const { user } = await knownSession()
    if (user) setReported({ id: post.id, author: post.author.first_name })
    else askLogin()
  }

  return (
    <>
      {questions.length === 0 && <NoQuestion />}
      <div ref={list} className="stack stack--apart">
        {questions.map((question) => (
          <QuestionThread
            key={question.id}
            expeditionId={expeditionId}
            question={question}
            onReport={(post) => void report(post)}
            onSend={(body) => send({ body, parentId: question.id })}
          />
        ))}
      </div>
      <LazyMessageForm
        className="box message-box"
        draftKey={String(expeditionId)}
        label={guide ? `Pose ta question à ${guide} et au groupe` : 'Pose ta question à l’équipe et au groupe'}
        placeholder={'Matériel, niveau, trajet\u00a0: tout est bienvenu.'}
        action="Publier ma question"
        onSend={ask}
      />
      {reported && (
        <ReportDialog
          expeditionId={expeditionId}
          messageId={reported.id}
          author={reported.author}
          onClose={() => setReported(null)}
        />
      )}
    </>
  )
}

/** What this visitor sends: shown at once, replaced by what the server kept, taken away when it refuses. */
const useSentMessages = (expeditionId: number) => {
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
