import type { ReservationDetail } from '@/contract/reservations'
import { formatLongDate, formatShortDate } from '@/domain/french-dates'
import { RESERVATION_PATHS } from '@/domain/site-paths'
import { Box } from '@/storefront/ui/box'
import { LinkButton } from '@/storefront/ui/link-button'

/** The agency asks to change this contract, and waits for an answer; nothing otherwise. */
export const ChangeNote = ({ reservation: { change, reservation_id: id } }: { reservation: ReservationDetail }) =>
  change && (
    <Box title="Ton contrat change">
      <p className="soft">
        Lis ce qui change et dis-nous ce que tu préfères, le {formatLongDate(change.answer_by)} au plus tard.
      </p>
      <LinkButton look="go" href={RESERVATION_PATHS.contractChange(id)} className="box__act">
        Répondre, jusqu’au {formatShortDate(change.answer_by)}
      </LinkButton>
    </Box>
  )
