import {
  changePassword,
  checkPasswordLink,
  chooseNewPassword,
  getAccount,
  resetPassword,
  unlinkProvider,
  updateIdentity,
} from '@/contract/accounts'
import { getOwnCredit } from '@/contract/credit'
import type { InputOf, OutputOf } from '@/contract/define-route'
import { saveInterestAlerts } from '@/contract/interests'
import { forgetOwnLevel, getOwnLevel } from '@/contract/own-level'
import { deleteUser, exportUserData, previewDeletion } from '@/contract/personal-data'
import { endOneSession, endOtherSessions as endOthers, listSessions, proveIdentity as prove } from '@/contract/sessions'
import { callApi } from '@/storefront/lib/api/call-api'
import { readSession } from '@/storefront/lib/session/store'

export type Account = OutputOf<typeof getAccount.response>

const token = () => readSession().user?.token

export const loadAccount = () => callApi(getAccount, { token: token() })

export const saveIdentity = (body: InputOf<typeof updateIdentity.body>) =>
  callApi(updateIdentity, { body, token: token() })

export const savePassword = (body: { current_password: string; password: string; end_providers: boolean }) =>
  callApi(changePassword, { body, token: token() })

export const checkLink = ({ token, signal }: { token: string; signal: AbortSignal }) =>
  callApi(checkPasswordLink, { body: { token }, signal })

export const askNewLink = (email: string) => callApi(resetPassword, { body: { email } })

export const chooseByLink = (body: { token: string; password: string }) => callApi(chooseNewPassword, { body })

export const forgetProvider = (provider: 'google' | 'facebook') =>
  callApi(unlinkProvider, { params: { provider }, token: token() })

export const loadCredit = () => callApi(getOwnCredit, { token: token() })

export const loadSessions = () => callApi(listSessions, { token: token() })

export const endSession = (session: string) => callApi(endOneSession, { params: { session }, token: token() })

export const endOtherSessions = () => callApi(endOthers, { token: token() })

export const proveIdentity = (current_password: string) =>
  callApi(prove, { body: { current_password }, token: token() })

export const saveNotices = (body: InputOf<typeof saveInterestAlerts.body>) =>
  callApi(saveInterestAlerts, { body, token: token() })

export type OwnLevel = OutputOf<typeof getOwnLevel.response>

export const loadLevel = () => callApi(getOwnLevel, { token: token() })

export const forgetLevel = () => callApi(forgetOwnLevel, { token: token() })

export const exportData = () => callApi(exportUserData, { token: token() })

export type DeletionPreview = OutputOf<typeof previewDeletion.response>

export const loadDeletion = () => callApi(previewDeletion, { token: token() })

/** Deletes what was shown, and for that sum alone. */
export const deleteAccount = ({ confirmation, told }: { confirmation: string; told: DeletionPreview }) =>
  callApi(deleteUser, {
    body: { confirmation, cancels: told.reservations.map(({ reservation_id: id }) => id), fee: told.fee },
    token: token(),
  })
