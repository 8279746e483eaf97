import { confirmAddress, disownAccount } from '@/contract/accounts'
import { callApi } from '@/storefront/lib/api/call-api'

export const confirmByLink = (token: string) => callApi(confirmAddress, { body: { token } })

export const disownByLink = (token: string) => callApi(disownAccount, { body: { token } })
