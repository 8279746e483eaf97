import { subscribeToNewsletter as route } from '@/contract/newsletter'
import { callApi } from '@/storefront/lib/call-api'

export const subscribeToNewsletter = (email: string) => callApi(route, { params: { email } })
