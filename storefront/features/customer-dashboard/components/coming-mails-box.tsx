import { Mail } from 'lucide'
import type { ReservationDetail } from '@/contract/reservation-detail'
import { formatInstant } from '@/domain/days/french-instants'
import { COMING_MAIL_NAMES } from '@/domain/reservations/scheduled-mail-words'
import { Box } from '@/storefront/ui/box'
import { Icon } from '@/storefront/ui/icon'

/** What will be written to who booked, and when: nothing that is done by then. */
export const ComingMailsBox = ({ mails }: { mails: ReservationDetail['coming_mails'] }) => {
  if (mails.length === 0) return null
  return (
    <Box title="Ce que tu vas recevoir">
      <ul className="dash-list">
        {mails.map(({ kind, at }) => (
          <li key={`${kind} ${at}`}>
            <Icon of={Mail} />
            <p className="dash-list__text">
              <b>{COMING_MAIL_NAMES[kind]}</b>
              <small>{formatInstant(at)}</small>
            </p>
          </li>
        ))}
      </ul>
      <p className="soft">Ce qui est réglé ou complété d’ici là ne t’est pas rappelé.</p>
    </Box>
  )
}
