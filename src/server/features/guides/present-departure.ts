import type { GuideDeparture } from '@/contract/guide-departures'
import { BLANK_PARTICIPANT } from '@/domain/travelers/blank-participant'
import { participantWindow } from '@/domain/travelers/participant-window'
import { profileOf } from '@/server/features/reservations/participants/participants-json'
import type { DepartureRow, RosterRow } from './read-departure'

/** The roster as its guide may see it today: out of the window, how complete each profile is and nothing personal. */
export const presentDeparture = ({ today, participants, ...row }: DepartureRow): GuideDeparture => {
  const { from, until, isOpen } = participantWindow({
    departureStart: row.departure_start,
    departureEnd: row.departure_end,
    today,
  })
  return {
    ...row,
    is_readable: isOpen,
    readable_from: from,
    readable_until: until,
    participants: participants.map((participant) => ({
      ...(isOpen ? participant : withoutPersonalData(participant)),
      completeness: profileOf({ participant, sizesAsked: row.expedition.sizes_asked }).completeness,
    })),
  }
}

const withoutPersonalData = ({ id, position, reservation_number, is_confirmed }: RosterRow): RosterRow => ({
  id,
  position,
  reservation_number,
  is_confirmed,
  is_unpaid: false,
  level_gap_accepted: false,
  ...BLANK_PARTICIPANT,
})
