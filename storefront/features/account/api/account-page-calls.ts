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
import { readSession } from '@/storefront/lib/session-store'

// The contract's types alone: its zod schemas would weigh on the page.
const ACCOUNT: Pick<typeof getAccount, 'method' | 'path'> = { method: 'get', path: '/v1/user/account' }
const IDENTITY: Pick<typeof updateIdentity, 'method' | 'path'> = { method: 'patch', path: '/v1/user/identity' }
const PASSWORD: Pick<typeof changePassword, 'method' | 'path'> = { method: 'post', path: '/v1/user/password' }
const NEW_PASSWORD: Pick<typeof chooseNewPassword, 'method' | 'path'> = {
  method: 'post',
  path: '/v1/auth/new-password',
}
const PROVIDER: Pick<typeof unlinkProvider, 'method' | 'path'> = {
  method: 'delete',
  path: '/v1/user/providers/:provider',
}
const EXPORT: Pick<typeof exportUserData, 'method' | 'path'> = { method: 'get', path: '/v1/user/export' }
const ALERTS: Pick<typeof saveInterestAlerts, 'method' | 'path'> = { method: 'patch', path: '/v1/interests/alerts' }
const DELETION: Pick<typeof deleteUser, 'method' | 'path'> = { method: 'post', path: '/v1/user/deletion' }

export type Account = OutputOf<typeof getAccount.response>

const token = () => readSession().user?.token

export const loadAccount = () => callApi(ACCOUNT as typeof getAccount, { token: token() })

export const saveName = (body: { first_name: string; last_name: string }) =>
  callApi(IDENTITY as typeof updateIdentity, { body, token: token() })

export const savePassword = (body: { current_password: string; password: string }) =>
  callApi(PASSWORD as typeof changePassword, { body, token: token() })

export const chooseByLink = (body: { token: string; password: string }) =>
  callApi(NEW_PASSWORD as typeof chooseNewPassword, { body })

export const forgetProvider = (provider: 'google' | 'facebook') =>
  callApi(PROVIDER as typeof unlinkProvider, { params: { provider }, token: token() })

export const saveNotices = (body: InputOf<typeof saveInterestAlerts.body>) =>
  callApi(ALERTS as typeof saveInterestAlerts, { body, token: token() })

export const exportData = () => callApi(EXPORT as typeof exportUserData, { token: token() })

export const deleteAccount = (confirmation: string) =>
  callApi(DELETION as typeof deleteUser, { body: { confirmation }, token: token() })
