import { env } from '@/env'
import { HttpError } from './errors'

export const FOREIGN_ORIGIN = 'Cette demande ne vient pas de notre site.'

/**
 * Refuses a write that another site's page sent, with the visitor's cookies or to plant some. Programs, which send
 * neither header, pass: they carry nobody's cookies.
 */
export const refuseForeignOrigin = (headers: Headers): void => {
  const site = headers.get('sec-fetch-site')
  if (site === 'same-origin' || site === 'none') return
  const origin = headers.get('origin')
  if (site === null && (origin === null || isOurs({ origin, host: headers.get('host') }))) return
  throw new HttpError({ status: 403, message: FOREIGN_ORIGIN })
}

const isOurs = ({ origin, host }: { origin: string; host: string | null }): boolean =>
  origin === env().SITE_URL || (host !== null && URL.canParse(origin) && new URL(origin).host === host)
