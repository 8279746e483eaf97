import type { PayloadRequest } from 'payload'
import type { Consent } from '@/domain/audience/consent-request'
import { query } from '@/server/platform/db/pool'
import { HttpError } from '@/server/platform/http/errors'
import { countCall, type RateLimit } from '@/server/platform/http/rate-limit'
import { clientAddressOf } from '@/server/platform/log/client-address'
import { consentInForce } from './consent-in-force'

const LIMIT: RateLimit = { name: 'consent_proofs', points: 20, seconds: 60 * 60 }

/** Keeps when a choice was made and on which words, and nothing of who made it; 409 for words that are no longer shown. */
export const keepProof = async ({
  req,
  body: { version, audience, advertising },
}: {
  req: PayloadRequest
  body: Consent & { version: string }
}): Promise<{ ok: true }> => {
  await countCall({ limit: LIMIT, key: clientAddressOf(req.headers) })
  const inForce = consentInForce()
  if (version !== inForce.version) {
    throw new HttpError({
      status: 409,
      message: 'La question a changé depuis\u00a0: recharge la page pour y répondre.',
    })
  }
  await query(
    `with words as (insert into consent_requests (version, words) values ($1, $2) on conflict do nothing)
     insert into consent_proofs (version, audience, advertising) values ($1, $3, $4)`,
    [version, JSON.stringify(inForce.request), audience, advertising],
  )
  return { ok: true }
}
