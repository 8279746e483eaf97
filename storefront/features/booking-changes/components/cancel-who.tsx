import type { ReservationDetail } from '@/contract/reservation-detail'
import { participantName } from '@/storefront/lib/forms/participant-name'
import { Avatar } from '@/storefront/ui/avatar'
import { Box } from '@/storefront/ui/box'
import { ChoiceRow } from '@/storefront/ui/choice-row'

/** Stands for every traveler; places are counted from one. */
export const ALL_PLACES = 0

/** Which traveler does not come any more, or nobody at all. */
export const CancelWho = ({
  reservation,
  chosen,
  isSending,
  onChoose,
}: {
  reservation: ReservationDetail
  chosen: number | null
  isSending: boolean
  onChoose: (position: number) => void
}) => (
  <Box title={'Qui est concerné\u00a0?'}>
    <fieldset className="choices" disabled={isSending}>
      <legend className="sr-only">Une place, ou toute la réservation</legend>
      {reservation.participants.map((one) => (
        <ChoiceRow
          key={one.position}
          name="traveler"
          lead={<Avatar name={participantName(one)} size={44} />}
          title={[participantName(one), one.last_name].filter(Boolean).join(' ')}
          note="Sa place seulement, son profil est effacé"
          checked={chosen === one.position}
          onChange={() => onChoose(one.position)}
        />
      ))}
      <ChoiceRow
        name="traveler"
        title="Toute la réservation"
        note={`Les ${String(reservation.travelers_count)}\u00a0places sont rendues`}
        checked={chosen === ALL_PLACES}
        onChange={() => onChoose(ALL_PLACES)}
      />
    </fieldset>
  </Box>
)
