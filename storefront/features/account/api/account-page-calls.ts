import type {
  changePassword,
  chooseNewPassword,
  deleteUser,
  exportUserData,
  getAccount,
  unlinkProvider,
  updateIdentity,
} from '@/contract/accounts'
import type { InputOf, OutputOf } from '@/contract/define-route'
import type { saveInterestAlerts } from '@/contract/interests'
import { callApi } from '@/storefront/lib/call-api'
import { lightRoute } from '@/storefront/lib/light-route'
import { readSession } from '@/storefront/lib/session-store'

const ACCOUNT = lightRoute<typeof getAccount>({ method: 'get', path: '/v1/user/account' })
const IDENTITY = lightRoute<typeof updateIdentity>({ method: 'patch', path: '/v1/user/identity' })
const PASSWORD = lightRoute<typeof changePassword>({ method: 'post', path: '/v1/user/password' })
const NEW_PASSWORD = lightRoute<typeof chooseNewPassword>({ method: 'post', path: '/v1/auth/new-password' })
const PROVIDER = lightRoute<typeof unlinkProvider>({ method: 'delete', path: '/v1/user/providers/:provider' })
const EXPORT = lightRoute<typeof exportUserData>({ method: 'get', path: '/v1/user/export' })
const ALERTS = lightRoute<typeof saveInterestAlerts>({ method: 'patch', path: '/v1/interests/alerts' })
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

export const saveNotices = (body: InputOf<typeof saveInterestAlerts.body>) => callApi(ALERTS, { body, token: token() })

export const exportData = () => callApi(EXPORT, { token: token() })

export const deleteAccount = (confirmation: string) => callApi(DELETION, { body: { confirmation }, token: token() })
