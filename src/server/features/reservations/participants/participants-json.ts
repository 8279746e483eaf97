import type { Participant, ParticipantDraft } from '@/contract/participant-fields'
import { BLANK_PARTICIPANT } from '@/domain/travelers/blank-participant'
import { participantProfile, type ShortForm } from '@/domain/travelers/participant-profile'
import { hidePrivateFields, type PrivateField } from '@/domain/accounts/private-fields'
import type { SizeKind } from '@/domain/travelers/participant-sizes'
import { parisDay } from '@/server/platform/db/paris-day'
import { sql } from '@/server/platform/db/transaction-of'
import { SHORT_FORM } from './profile-sql'

/** SQL: what is known of the participant `p` on the departure `d` of the expedition `e`, as JSON; the day of birth as `1990-02-28`. */
export const PARTICIPANT_JSON = sql`(jsonb_build_object(
  'position', p.position::int, 'first_name', p.first_name, 'last_name', p.last_name,
  'birth_date', ${parisDay(sql`p.birth_date`)}, 'email', p.email, 'phone', p.phone,
  'emergency_name', p.emergency_name, 'emergency_phone', p.emergency_phone, 'diet', p.diet, 'level', p.level::int,
  'sizes', coalesce(p.sizes, '{}'::jsonb)) || jsonb_strip_nulls(jsonb_build_object('short_form', ${SHORT_FORM})))`

/** SQL: the same, for those from whom `hidePrivateFields` hides what the traveler gave by a private link. */
export const HIDEABLE_PARTICIPANT_JSON = sql`${PARTICIPANT_JSON} || jsonb_build_object('given_privately', p.given_privately)`

/** SQL: the sizes that the expedition `e` asks for, as a JSON array. */
export const SIZES_ASKED_JSON = sql`coalesce((
  select json_agg(s.value order by s."order") from expeditions_sizes_asked s where s.parent_id = e.id
), '[]'::json)`

/** SQL: who answers for the children of the reservation `r`, as JSON; null until it is told. */
export const GUARDIAN_JSON = sql`(select json_build_object('first_name', g.first_name, 'last_name', g.last_name, 'phone', g.phone,
  'contacts', g.contacts, 'pick_ups', g.pick_ups,
  'authorisation_received_on', to_char(g.received_on, 'YYYY-MM-DD')) from guardians g where g.reservation_id = r.id)`

/** SQL: the same under its name, in an object that is empty but on a trip without the parents. Of `r` and its expedition `e`. */
export const KNOWN_GUARDIAN = sql`case when e.expedition_type = 'kids'
  then jsonb_build_object('guardian', ${GUARDIAN_JSON}) else '{}'::jsonb end`

/** SQL: whether the contract of the reservation `r` names its traveler `p` as far below what the trip asks. */
export const LEVEL_GAP_ACCEPTED = sql`coalesce(
  r.contract #> '{level_notice,gaps}' @> jsonb_build_array(jsonb_build_object('position', p.position)), false)`

/** What the database has of a traveler. */
export type ParticipantRow = ParticipantDraft & {
  position: number
  given_privately?: PrivateField[]
  short_form?: ShortForm
}

/** Every traveler of a reservation by position, as whoever booked reads them, with what is missing; one of whom nothing is known is there, empty. */
export const presentParticipants = ({
  rows,
  travelersCount,
  sizesAsked,
}: {
  rows: ParticipantRow[]
  travelersCount: number
  sizesAsked: readonly SizeKind[]
}): Participant[] =>
  Array.from({ length: travelersCount }, (_, index) => {
    const position = index + 1
    const participant: ParticipantRow = rows.find((row) => row.position === position) ?? {
      ...BLANK_PARTICIPANT,
      position,
    }
    return { ...hidePrivateFields(participant), ...profileOf({ participant, sizesAsked }) }
  })

/** What is missing of a traveler, by the form that is asked of them. */
export const profileOf = ({
  participant,
  sizesAsked,
}: {
  participant: ParticipantRow
  sizesAsked: readonly SizeKind[]
}): ReturnType<typeof participantProfile> =>
  participantProfile({ participant, sizesAsked, shortForm: participant.short_form ?? null })
