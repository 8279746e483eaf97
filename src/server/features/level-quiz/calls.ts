import { forgetOwnLevel, getOwnLevel, saveOwnLevel } from '@/contract/own-level'
import { implementRoute } from '@/server/platform/http/implement-route'
import { findOwnLevel, forgetLevelOf, saveLevelOf } from './own-level'

export const LEVEL_ENDPOINTS = [
  implementRoute(getOwnLevel, ({ user }) => findOwnLevel(user.id)),
  implementRoute(saveOwnLevel, ({ body, user }) => saveLevelOf({ ...body, userId: user.id })),
  implementRoute(forgetOwnLevel, ({ user }) => forgetLevelOf(user.id)),
]
