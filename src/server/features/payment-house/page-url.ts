import { env } from '@/env'
import { HOUSE_PATH } from './house-settings'

/** The page on which a payment is made, at the address that visitors know the site by. */
export const pageUrlOf = (id: string): string => `${env().SITE_URL}${HOUSE_PATH}/${id}`
