import type { PayloadRequest } from 'payload'
import type { GuideAbsence, NewAbsence } from '@/contract/guide-absences'
import { LIMITS } from '@/server/features/seats/limits'
import { sql } from '@/server/platform/db/transaction-of'
import { HttpError } from '@/server/platform/http/errors'
import { countCall } from '@/server/platform/http/rate-limit'
import { runStatement } from '@/server/platform/payload/run-statement'
import { addAbsence, listAbsences, removeAbsence } from './guide-absences'

type Asked = { req: PayloadRequest; userId: number }

/** The signed-in guide's days off; an empty list for an account that is no guide. */
export const listOwnAbsencesOf = async ({ req, userId }: Asked): Promise<GuideAbsence[]> => {
  const guideId = await findOwnGuide({ req, userId })
  return guideId === null ? [] : listAbsences({ req, guideId })
}

/** Adds days off for the signed-in guide; 403 for an account that is no guide. */
export const addOwnAbsenceOf = async ({ req, userId, ...asked }: Asked & NewAbsence): Promise<GuideAbsence> => {
  await countCall({ limit: LIMITS.absenceByUser, key: String(userId) })
  const guideId = await ownGuide({ req, userId })
  return addAbsence({ req, guideId, authorId: userId, isOwn: true, ...asked })
}

/** Removes days off of the signed-in guide; 403 for an account that is no guide. */
export const removeOwnAbsenceOf = async ({ req, userId, id }: Asked & { id: number }): Promise<{ ok: true }> =>
  removeAbsence({ req, guideId: await ownGuide({ req, userId }), id })

const ownGuide = async (asked: Asked): Promise<number> => {
  const guideId = await findOwnGuide(asked)
  if (guideId === null) throw new HttpError({ status: 403, message: 'Ces jours sont ceux des guides.' })
  return guideId
}

const findOwnGuide = async ({ req, userId }: Asked): Promise<number | null> => {
  const [found] = await runStatement({ req, statement: sql`select id from guides where user_id = ${userId}` })
  return found ? Number(found['id']) : null
}
