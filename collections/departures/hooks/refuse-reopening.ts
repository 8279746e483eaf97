import type { CollectionBeforeChangeHook } from 'payload'
import { invalidFields } from '../../fields/invalid-fields'

const IS_TOLD = 'Ce départ est confirmé et ses voyageurs le savent\u00a0: il ne redevient pas incertain.'
const IS_FINAL = 'Ce départ est annulé, c’est définitif\u00a0: crée un autre départ aux mêmes dates.'

/** A canceled departure stays so: its customers were told, and their seats given back. A confirmed one leaves, or is canceled. */
export const refuseReopening: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const [from, to] = [originalDoc?.status, data['status'] ?? originalDoc?.status]
  const isReopened = from === 'canceled' && to !== 'canceled'
  if (isReopened || (from === 'confirmed' && to === 'open')) {
    const message = isReopened ? IS_FINAL : IS_TOLD
    throw invalidFields({ collection: 'departures', errors: [{ path: 'status', message }], req })
  }
  return data
}
