import type { confirmAddress, disownAccount } from '@/contract/accounts'
import { callApi } from '@/storefront/lib/call-api'
import { lightRoute } from '@/storefront/lib/light-route'

const CONFIRM = lightRoute<typeof confirmAddress>({ method: 'post', path: '/v1/auth/address-confirmation' })
const DISOWN = lightRoute<typeof disownAccount>({ method: 'post', path: '/v1/auth/address-refusal' })

export const confirmByLink = (token: string) => callApi(CONFIRM, { body: { token } })

export const disownByLink = (token: string) => callApi(DISOWN, { body: { token } })
