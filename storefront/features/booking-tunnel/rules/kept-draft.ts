import type { ParticipantDraft } from '@/contract/participant-fields'
import { BLANK_PARTICIPANT } from '@/domain/travelers/blank-participant'
import { readTab, SESSION_KEYS, writeTab } from '@/storefront/lib/storage/browser-storage'

/** What may wait in the tab: neither health, nor birth date, nor who is called in an emergency. Those are typed again. */
type KeptTraveler = Pick<ParticipantDraft, 'first_name' | 'last_name' | 'email' | 'phone'>
type KeptDraft = { cart: number; participants: KeptTraveler[] }

/**
 * What was typed of the travelers of a cart and never reached the server, over what the server knows of them; undefined
 * when all did.
 */
export const readKeptDraft = ({
  cart,
  known,
}: {
  cart: number
  known: readonly ParticipantDraft[]
}): ParticipantDraft[] | undefined => {
  try {
    const kept = JSON.parse(readTab(SESSION_KEYS.bookingDraft) ?? 'null') as KeptDraft | null
    if (kept?.cart !== cart) return undefined
    return kept.participants.map((traveler, index) => ({ ...BLANK_PARTICIPANT, ...known[index], ...traveler }))
  } catch {
    return undefined
  }
}

/** Keeps in this tab the names that were typed; nothing stays there once they are saved. */
export const keepDraft = ({
  cart,
  participants,
}: {
  cart: number
  participants: readonly ParticipantDraft[] | undefined
}): void => {
  const kept: KeptDraft | undefined = participants && { cart, participants: participants.map(withoutHealth) }
  writeTab(SESSION_KEYS.bookingDraft, kept ? JSON.stringify(kept) : null)
}

const withoutHealth = ({ first_name, last_name, email, phone }: ParticipantDraft): KeptTraveler => ({
  first_name,
  last_name,
  email,
  phone,
})
