import type { CollectionBeforeChangeHook } from 'payload'

/** Writes down when a departure was confirmed: what the form holds of it says nothing. */
export const dateConfirmation: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const { confirmed_at: _stale, ...rest } = data
  const isConfirmed = rest['status'] === 'confirmed' && originalDoc?.status !== 'confirmed'
  return isConfirmed ? { ...rest, confirmed_at: new Date().toISOString() } : rest
}
