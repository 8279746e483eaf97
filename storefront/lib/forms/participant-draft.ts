import type { Participant, ParticipantDraft } from '@/contract/participant-fields'
import type { ParticipantErrors } from '@/domain/travelers/participant-check'
import { formatPhone } from '@/domain/travelers/phone'
import type { ApiError } from '@/storefront/lib/api/api-error'

/** What a form shows of a participant: phones as people read them, with plain spaces to type in. */
export const participantDraft = ({
  position: _position,
  missing: _missing,
  completeness: _completeness,
  short_form: _shortForm,
  given_privately: _givenPrivately,
  ...draft
}: Participant): ParticipantDraft => ({
  ...draft,
  phone: readable(draft.phone),
  emergency_phone: readable(draft.emergency_phone),
})

/** What the server refused, by field; `prefix` is where the call put the participant: `participants.0.`. */
export const participantErrors = ({ refusal, prefix }: { refusal: ApiError; prefix: string }): ParticipantErrors =>
  Object.fromEntries(
    refusal.errors
      .filter(({ field }) => field.startsWith(prefix))
      .map(({ field, message }) => [field.slice(prefix.length), message]),
  )

const readable = (phone: string | null): string | null => phone && formatPhone(phone).replaceAll('\u00a0', ' ')
