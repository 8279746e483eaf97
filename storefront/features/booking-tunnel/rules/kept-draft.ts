import type { ParticipantDraft } from '@/contract/participant-fields'
import { LOCAL_KEYS, readLocal, removeLocal, writeLocal } from '@/storefront/lib/browser-storage'

type KeptDraft = { cart: number; participants: ParticipantDraft[] }

/** What was typed of the travelers of a cart and never reached the server; undefined when all did. */
export const readKeptDraft = (cart: number): ParticipantDraft[] | undefined => {
  try {
    const kept = JSON.parse(readLocal(LOCAL_KEYS.bookingDraft) ?? 'null') as KeptDraft | null
    return kept?.cart === cart ? kept.participants : undefined
  } catch {
    return undefined
  }
}

/** Keeps what was typed in this browser; nothing stays there once it is saved. */
export const keepDraft = ({ cart, participants }: { cart: number; participants: unknown[] | undefined }): void => {
  if (participants) writeLocal(LOCAL_KEYS.bookingDraft, JSON.stringify({ cart, participants }))
  else removeLocal(LOCAL_KEYS.bookingDraft)
}
