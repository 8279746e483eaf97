import { env } from '@/env'
import { HttpError } from './errors'

export const FOREIGN_ORIGIN = 'Cette demande ne vient pas de notre site.'

/**
 * Refuses a write that another site's page sent, with the visitor's cookies or to plant some. Programs, which send
 * neither header, pass: they carry nobody's cookies.
 */
export const refuseForeignOrigin = (headers: Headers): void => {
  if (!isFromOwnPage(headers)) throw new HttpError({ status: 403, message: FOREIGN_ORIGIN })
}

/** Whether a page of this server sent the request, at whatever address it was opened, or a program did. */
export const isFromOwnPage = (headers: Headers): boolean => {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  const origin = headers.get('origin')
  return origin === null || isOurs({ origin, host: headers.get('host') })
}

const isOurs = ({ origin, host }: { origin: string; host: string | null }): boolean =>
  origin === env().SITE_URL || (host !== null && URL.canParse(origin) && new URL(origin).host === host)
