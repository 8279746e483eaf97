import { env } from '@/env'
import { SANDBOX_PATH } from './sandbox-settings'

/** The page on which a payment is made, at the address that visitors know the site by. */
export const pageUrlOf = (id: string): string => `${env().SITE_URL}${SANDBOX_PATH}/${id}`
