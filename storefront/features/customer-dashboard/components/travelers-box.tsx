import type { ReservationDetail } from '@/contract/reservation-detail'
import type { Participant } from '@/contract/participant-fields'
import { withDe } from '@/domain/text/elision'
import { formatCount } from '@/domain/text/plural'
import { Avatar } from '@/storefront/ui/avatar'
import { Badge } from '@/storefront/ui/badge'
import { Box } from '@/storefront/ui/box'
import { Button } from '@/storefront/ui/button'
import { participantName } from '@/storefront/lib/forms/participant-name'

type TravelersBoxProps = {
  reservation: ReservationDetail
  onEdit: (position: number) => void
  onShare: (position: number) => void
}

/** Who comes, how complete each profile is, and how to fill it in: oneself, or by a private link. */
export const TravelersBox = ({ reservation, onEdit, onShare }: TravelersBoxProps) => (
  <Box title="Les voyageurs" aside={<Badge tone="info">{formatCount(reservation.travelers_count, 'personne')}</Badge>}>
    <ul className="dash-list">
      {reservation.participants.map((traveler) => (
        <li key={traveler.position}>
          <Avatar name={participantName(traveler)} size={44} />
          <p className="dash-list__text">
            <b>{fullName(traveler)}</b>
            {reservation.reservation_status_front_end === 'To come' && (
              <small>
                {traveler.completeness === 100
                  ? 'Profil complet'
                  : `Profil complet à ${String(traveler.completeness)}\u00a0%`}
              </small>
            )}
          </p>
          {reservation.can_cancel && (
            <span className="row dash-list__acts">
              <Button
                look="ghost"
                size="sm"
                aria-label={`Envoyer son lien à ${participantName(traveler)}`}
                onClick={() => onShare(traveler.position)}
              >
                Son lien
              </Button>
              <Button
                look="line"
                size="sm"
                aria-label={`Modifier le profil ${withDe(participantName(traveler))}`}
                onClick={() => onEdit(traveler.position)}
              >
                Modifier
              </Button>
            </span>
          )}
        </li>
      ))}
    </ul>
  </Box>
)

const fullName = (traveler: Participant): string =>
  [participantName(traveler), traveler.last_name].filter(Boolean).join(' ')
