import type { ComponentProps } from 'react'
import { FormPlace } from './form-place'
import { LiveQuestions } from './live-questions'
import { MessagePost } from './message-post'
import { NoQuestion } from './no-question'
import type { QuestionList } from './question-list'

/** Questions with their answers, newest question first; they can be answered once the visitor comes near. */
export const ExpeditionQuestions = (props: ComponentProps<typeof QuestionList>) => (
  <LiveQuestions {...props}>
    {props.messages.length === 0 && <NoQuestion />}
    <div className="stack stack--apart">
      {props.messages.map((question) => (
        <MessagePost key={question.id} post={question} canReply>
          {question.replies.map((reply) => (
            <MessagePost key={reply.id} post={reply} isReply />
          ))}
        </MessagePost>
      ))}
    </div>
    <FormPlace />
  </LiveQuestions>
)
