import type { Payload } from 'payload'
import { otherPanelAddress } from '@/domain/site/other-panel-address'
import { BACK_OFFICE_ROLES } from '@/domain/accounts/roles'
import { env } from '@/env'
import { HttpError } from '@/server/platform/http/errors'
import { isFromOwnPage } from '@/server/platform/http/refuse-foreign-origin'

// The pages and the REST are built apart, and share this process.
const shared = globalThis as typeof globalThis & { lagopedeOtherAddressIsLogged?: boolean }

/**
 * The refusal of a change that the panel sends from another address than SITE_URL, whose cookie Payload does not read; null for any
 * other call. Only the team's own sessions get it: foreign pages and strangers learn nothing.
 */
export const refuseOtherAddress = async ({
  payload,
  headers,
}: {
  payload: Payload
  headers: Headers
}): Promise<HttpError | null> => {
  const opened = headers.get('origin')
  const { SITE_URL } = env()
  if (opened === null || opened === SITE_URL || !isFromOwnPage(headers)) return null
  const atSiteUrl = new Headers(headers)
  atSiteUrl.set('origin', SITE_URL)
  const { user } = await payload.auth({ headers: atSiteUrl })
  if (!BACK_OFFICE_ROLES.some((role) => role === user?.role)) return null
  if (!shared.lagopedeOtherAddressIsLogged) {
    payload.logger.warn(
      { opened, SITE_URL },
      'the panel is opened at another address than SITE_URL: changes are refused',
    )
    shared.lagopedeOtherAddressIsLogged = true
  }
  return new HttpError({ status: 403, message: otherPanelAddress({ opened, siteUrl: SITE_URL }) })
}
