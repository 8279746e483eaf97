import { createHash } from 'node:crypto'
import { consentRequest, type ConsentRequest, type Measuring } from '@/domain/audience/consent-request'
import { env } from '@/env'

/** What the site measures with now, what it asks for that, and the version of the request: the digest of its words. */
export const consentInForce = (): { measuring: Measuring; request: ConsentRequest; version: string } => {
  const { GTM_ID, META_PIXEL_ID } = env()
  const measuring = { tagManager: Boolean(GTM_ID), pixel: Boolean(META_PIXEL_ID) }
  const request = consentRequest(measuring)
  const version = createHash('sha256').update(JSON.stringify(request)).digest('hex').slice(0, VERSION_LENGTH)
  return { measuring, request, version }
}

const VERSION_LENGTH = 16
