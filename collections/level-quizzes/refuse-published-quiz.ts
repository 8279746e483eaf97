import { APIError, type CollectionBeforeChangeHook, type CollectionBeforeDeleteHook } from 'payload'
import type { LevelQuizVersion } from '@/payload-types'

const KEPT = 'Un test publié ne se modifie plus et ne se supprime plus\u00a0: duplique-le.'

/** 403: levels were found by that very version. A trigger of the table holds the same against any statement. */
export const refuseToChangeQuiz: CollectionBeforeChangeHook<LevelQuizVersion> = ({ data, originalDoc }) => {
  if (originalDoc?.status === 'published') throw new APIError(KEPT, 403, null, true)
  return data
}

export const refuseToDeleteQuiz: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const select = { status: true } as const
  const { status } = await req.payload.findByID({ collection: 'level-quizzes', id, depth: 0, select, req })
  if (status === 'published') throw new APIError(KEPT, 403, null, true)
}
