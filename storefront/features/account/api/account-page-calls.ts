import type { changePassword, chooseNewPassword, getAccount, unlinkProvider, updateIdentity } from '@/contract/accounts'
import type { InputOf, OutputOf } from '@/contract/define-route'
import type { saveInterestAlerts } from '@/contract/interests'
import type { deleteUser, exportUserData, previewDeletion } from '@/contract/personal-data'
import type {
  endOneSession,
  endOtherSessions as endOthers,
  listSessions,
  proveIdentity as prove,
} from '@/contract/sessions'
import { callApi } from '@/storefront/lib/call-api'
import { lightRoute } from '@/storefront/lib/light-route'
import { readSession } from '@/storefront/lib/session-store'

const ACCOUNT = lightRoute<typeof getAccount>({ method: 'get', path: '/v1/user/account' })
const IDENTITY = lightRoute<typeof updateIdentity>({ method: 'patch', path: '/v1/user/identity' })
const PASSWORD = lightRoute<typeof changePassword>({ method: 'post', path: '/v1/user/password' })
const NEW_PASSWORD = lightRoute<typeof chooseNewPassword>({ method: 'post', path: '/v1/auth/new-password' })
const PROVIDER = lightRoute<typeof unlinkProvider>({ method: 'delete', path: '/v1/user/providers/:provider' })
const SESSIONS = lightRoute<typeof listSessions>({ method: 'get', path: '/v1/user/sessions' })
const SESSION = lightRoute<typeof endOneSession>({ method: 'delete', path: '/v1/user/sessions/:session' })
const OTHERS = lightRoute<typeof endOthers>({ method: 'delete', path: '/v1/user/sessions' })
const PROOF = lightRoute<typeof prove>({ method: 'post', path: '/v1/user/proof' })
const EXPORT = lightRoute<typeof exportUserData>({ method: 'get', path: '/v1/user/export' })
const ALERTS = lightRoute<typeof saveInterestAlerts>({ method: 'patch', path: '/v1/interests/alerts' })
const DELETION_PREVIEW = lightRoute<typeof previewDeletion>({ method: 'get', path: '/v1/user/deletion' })
const DELETION = lightRoute<typeof deleteUser>({ method: 'post', path: '/v1/user/deletion' })

export type Account = OutputOf<typeof getAccount.response>

const token = () => readSession().user?.token

export const loadAccount = () => callApi(ACCOUNT, { token: token() })

export const saveName = (body: { first_name: string; last_name: string }) => callApi(IDENTITY, { body, token: token() })

export const savePassword = (body: { current_password: string; password: string }) =>
  callApi(PASSWORD, { body, token: token() })

export const chooseByLink = (body: { token: string; password: string }) => callApi(NEW_PASSWORD, { body })

export const forgetProvider = (provider: 'google' | 'facebook') =>
  callApi(PROVIDER, { params: { provider }, token: token() })

export const loadSessions = () => callApi(SESSIONS, { token: token() })

export const endSession = (session: string) => callApi(SESSION, { params: { session }, token: token() })

export const endOtherSessions = () => callApi(OTHERS, { token: token() })

export const proveIdentity = (current_password: string) =>
  callApi(PROOF, { body: { current_password }, token: token() })

export const saveNotices = (body: InputOf<typeof saveInterestAlerts.body>) => callApi(ALERTS, { body, token: token() })

export const exportData = () => callApi(EXPORT, { token: token() })

export type DeletionPreview = OutputOf<typeof previewDeletion.response>

export const loadDeletion = () => callApi(DELETION_PREVIEW, { token: token() })

/** Deletes what was shown, and for that sum alone. */
export const deleteAccount = ({ confirmation, told }: { confirmation: string; told: DeletionPreview }) =>
  callApi(DELETION, {
    body: { confirmation, cancels: told.reservations.map(({ reservation_id: id }) => id), fee: told.fee },
    token: token(),
  })
