import { Flag, Reply } from 'lucide'
import type { ReactNode } from 'react'
import type { Message } from '@/contract/messages'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { withDe } from '@/domain/text/elision'
import { formatShortDate } from '@/domain/days/french-dates'
import { frenchSpaces } from '@/domain/text/french-spaces'
import { Avatar } from '@/storefront/ui/avatar'
import { Button } from '@/storefront/ui/button'
import { Icon } from '@/storefront/ui/icon'
import { Tag } from '@/storefront/ui/tag'
import { linkParts } from '../rules/link-parts'

type MessagePostProps = {
  post: Omit<Message, 'replies'>
  isReply?: boolean
  /** What can be done of it is in its place, and answers as soon as it is given. */
  canReply?: boolean
  onReply?: () => void
  onReport?: () => void
  /** Answers, and the form of one. */
  children?: ReactNode
}

/** A question or an answer: who, when, what, and what can be done of it once the server has it. */
export const MessagePost = ({
  post,
  isReply = false,
  canReply = false,
  onReply,
  onReport,
  children,
}: MessagePostProps) => {
  const isSending = post.id < 0
  const name = post.author.first_name
  return (
    <article className={`msg ${isReply ? 'msg--reply' : ''}`} aria-busy={isSending || undefined}>
      <Avatar name={name} src={post.author.avatar_url} size={44} />
      <div>
        <p className="meta">
          <b className="as-typed">{name}</b>
          {post.author.is_guide && <Tag className="msg__guide">Guide</Tag>}
          {isSending ? (
            <span className="mute small">Envoi…</span>
          ) : (
            <time dateTime={post.created_at}>{formatShortDate(calendarDayInParis(new Date(post.created_at)))}</time>
          )}
        </p>
        <MessageBody text={post.body} />
        {!isSending && (
          <p className="msg__acts">
            {(canReply || onReply) && (
              <Button look="ghost" size="sm" onClick={onReply} disabled={!onReply} aria-label={`Répondre à ${name}`}>
                <Icon of={Reply} />
                Répondre
              </Button>
            )}
            <Button
              look="ghost"
              size="sm"
              className="msg__flag"
              onClick={onReport}
              disabled={!onReport}
              aria-label={`Signaler le message ${withDe(name)}`}
            >
              <Icon of={Flag} />
              Signaler
            </Button>
          </p>
        )}
        {children}
      </div>
    </article>
  )
}

/** A message as plain text, its lines kept and its addresses made links that vouch for nothing. */
const MessageBody = ({ text }: { text: string }) => (
  <p className="msg__body">
    {linkParts(frenchSpaces(text)).map((part, index) =>
      part.href ? (
        <a key={index} className="link" href={part.href} target="_blank" rel="nofollow noopener ugc">
          {part.text}
        </a>
      ) : (
        part.text
      ),
    )}
  </p>
)
