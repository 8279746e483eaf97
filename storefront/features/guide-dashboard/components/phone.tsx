import type { RosterParticipant } from '@/contract/guide-departures'
import { formatPhone } from '@/domain/phone'

/** A number to press; nothing while it is unknown. */
export const Phone = ({ number }: { number: string | null }) =>
  number && (
    <a className="roster-phone num" href={`tel:${number}`}>
      {formatPhone(number)}
    </a>
  )

export const EmergencyPhone = ({ participant }: { participant: RosterParticipant }) => (
  <>
    {participant.emergency_name}
    <Phone number={participant.emergency_phone} />
  </>
)
