import './contact.css'
import { MOMENT } from '../components/moment'

type SaidProps = { by: string; at: string; text: string; isOurs?: boolean }

/** What one of a conversation wrote, and when. */
export const Said = ({ by, at, text, isOurs = false }: SaidProps) => (
  <li className="contact-talk__one" data-ours={isOurs || undefined}>
    <p>
      <b>{by}</b>, le <time dateTime={at}>{MOMENT.format(new Date(at))}</time>
    </p>
    <p className="contact-talk__text">{text}</p>
  </li>
)
