import type { CartDetail } from '@/contract/cart-detail'
import { AGES_ASKED, refusalText, type PartyRefusal } from '@/domain/seats/party-ages'
import { HttpError } from '@/server/platform/http/errors'

/** 409 for a party that may not come, or whose ages are not all told where they decide, in words that say where to. */
export const refuseParty = (
  { ages, needs_ages: needsAges, refusal }: CartDetail['party'],
  { asked = AGES_ASKED } = {},
): void => {
  if (refusal) refuse({ ...refusal, message: refusalText({ ...refusal, wayOut: refusal.way_out }) })
  if (needsAges && ages.includes(null)) refuse({ reason: 'ages', message: asked })
}

/** 409 with the rule that a party breaks; the agency knows what to do, customers are told. */
export const refusePartyOf = (refusal: PartyRefusal | null, { hasWayOut = false } = {}): void => {
  if (refusal) refuse(hasWayOut ? { ...refusal, message: refusalText(refusal) } : refusal)
}

const refuse = ({ reason, message }: { reason: string; message: string }): never => {
  throw new HttpError({ status: 409, message, body: { reason } })
}
