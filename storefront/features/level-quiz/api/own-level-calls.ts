import { OWN_LEVEL, OWN_LEVEL_SAVE } from '@/contract/addresses'
import type { getOwnLevel, saveOwnLevel } from '@/contract/own-level'
import type { KeptAnswers } from '@/domain/own-levels'
import { callApi } from '@/storefront/lib/api/call-api'
import { readSession } from '@/storefront/lib/session/store'

const token = () => readSession().user?.token

export const loadOwnLevel = () => callApi<typeof getOwnLevel>(OWN_LEVEL, { token: token() })

export const saveLevel = ({ version, answers }: { version: string; answers: KeptAnswers }) =>
  callApi<typeof saveOwnLevel>(OWN_LEVEL_SAVE, { body: { version, answers }, token: token() })
