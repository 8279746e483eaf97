import { frenchSpaces } from '@/domain/french-spaces'
import { linkParts } from '../rules/link-parts'

/** A message as plain text, its lines kept and its addresses made links that vouch for nothing. */
export const MessageBody = ({ text }: { text: string }) => (
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
