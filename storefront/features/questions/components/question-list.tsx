'use client'

import { useState } from 'react'
import type { Message } from '@/contract/messages'
import { askLogin } from '@/storefront/lib/session/store'
import { knownSession } from '@/storefront/lib/session/known'
import { onDemand } from '@/storefront/ui/on-demand'
import { mergeMessages } from '../rules/merge-messages'
import { LazyMessageForm } from './lazy-message-form'
import { NoQuestion } from './no-question'
import { QuestionThread } from './question-thread'
import { useSentMessages } from './use-sent-messages'

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

  const report = async (post: Omit<Message, 'replies'>) => {
    const { user } = await knownSession()
    if (user) setReported({ id: post.id, author: post.author.first_name })
    else askLogin()
  }

  return (
    <>
      {questions.length === 0 && <NoQuestion />}
      <div className="stack stack--apart">
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
        onSend={(body) => send({ body, parentId: null })}
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
