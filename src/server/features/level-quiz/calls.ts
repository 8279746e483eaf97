import { forgetOwnLevel, getOwnLevel, saveOwnLevel } from '@/contract/own-level'
import { implementRoute } from '@/server/platform/http/implement-route'
import { findOwnLevel } from './find-own-level'
import { forgetLevelOf } from './forget-level'
import { saveLevelOf } from './save-level'

export const LEVEL_ENDPOINTS = [
  implementRoute(getOwnLevel, ({ user }) => findOwnLevel({ userId: user.id })),
  implementRoute(saveOwnLevel, ({ body, user }) => saveLevelOf({ ...body, userId: user.id })),
  implementRoute(forgetOwnLevel, ({ user }) => forgetLevelOf({ userId: user.id })),
]
