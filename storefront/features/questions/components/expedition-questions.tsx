import type { ReactNode } from 'react'
import type { Message } from '@/contract/messages'
import { formatShortDate } from '@/domain/french-dates'
import { Avatar } from '@/storefront/ui/avatar'
import { Tag } from '@/storefront/ui/tag'

type ExpeditionQuestionsProps = {
  messages: Message[]
  /** Where a question is asked; reading only without it. */
  form?: ReactNode
}

/** Questions with their answers, newest question first. */
export const ExpeditionQuestions = ({ messages, form }: ExpeditionQuestionsProps) => (
  <>
    {messages.length === 0 && <p className="soft">Aucune question pour l’instant.</p>}
    <div className="stack" style={{ '--g': '28px' } as React.CSSProperties}>
      {messages.map((message) => (
        <Post key={message.id} post={message}>
          {message.replies.map((reply) => (
            <Post key={reply.id} post={reply} isReply />
          ))}
        </Post>
      ))}
    </div>
    {form}
  </>
)

type PostProps = { post: Omit<Message, 'replies'>; isReply?: boolean; children?: ReactNode }

const Post = ({ post, isReply = false, children }: PostProps) => (
  <article className={`msg ${isReply ? 'msg--reply' : ''}`}>
    <Avatar name={post.author.first_name} src={post.author.avatar_url} size={44} />
    <div>
      <p className="meta">
        <b>{post.author.first_name}</b>
        {post.author.is_guide && <Tag className="msg__guide">Guide</Tag>}
        <time dateTime={post.created_at}>{formatShortDate(post.created_at)}</time>
      </p>
      <p className="msg__body">{post.body}</p>
      {children}
    </div>
  </article>
)
