import { Avatar } from '@/storefront/ui/avatar'
import type { BlockProps } from './block-props'

export const QuoteBlock = ({ text, author, role, portrait }: BlockProps<'quote'>) => (
  <figure className="cquote block">
    <blockquote>
      <span aria-hidden="true">«&nbsp;</span>
      {text}
      <span aria-hidden="true">&nbsp;»</span>
    </blockquote>
    <figcaption>
      <Avatar name={author} src={portrait} size={48} />
      <span>
        <b>{author}</b>
        {role && <small>{role}</small>}
      </span>
    </figcaption>
  </figure>
)
