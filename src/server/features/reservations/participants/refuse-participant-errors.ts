import type { ParticipantErrors } from '@/domain/travelers/participant-check'
import { HttpError, MESSAGES, type FieldMessage } from '@/server/platform/http/errors'

/** 422 with what is wrong field by field, as `participants.0.phone`; nothing when all is right. */
export const refuseParticipantErrors = (byPrefix: Array<{ prefix: string; errors: ParticipantErrors }>): void => {
  const fields: FieldMessage[] = byPrefix.flatMap(({ prefix, errors }) =>
    Object.entries(errors).map(([field, message]) => ({ field: `${prefix}${field}`, message })),
  )
  if (fields.length > 0) throw new HttpError({ status: 422, message: MESSAGES.invalid, fields })
}
