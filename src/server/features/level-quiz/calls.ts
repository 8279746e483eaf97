import { forgetOwnLevel, getOwnLevel, saveOwnLevel } from '@/contract/own-level'
import { query } from '@/server/platform/db/pool'
import { implementRoute } from '@/server/platform/http/implement-route'
import { findOwnLevel } from './find-own-level'
import { saveLevelOf } from './save-level'

export const LEVEL_ENDPOINTS = [
  implementRoute(getOwnLevel, ({ user }) => findOwnLevel({ userId: user.id })),
  implementRoute(saveOwnLevel, ({ body, user }) => saveLevelOf({ ...body, userId: user.id })),
  implementRoute(forgetOwnLevel, ({ user }) => forgetLevelOf({ userId: user.id })),
]

/** Forgets the level that somebody saved. */
const forgetLevelOf = async ({ userId }: { userId: number }): Promise<{ saved: null }> => {
  await query('delete from user_levels where user_id = $1', [userId])
  return { saved: null }
}
