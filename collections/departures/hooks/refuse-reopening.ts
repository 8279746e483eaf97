import type { CollectionBeforeChangeHook } from 'payload'
import { invalidFields } from '../../fields/invalid-fields'

const IS_FINAL = 'Ce départ est annulé, c’est définitif\u00a0: crée un autre départ aux mêmes dates.'

/** A canceled departure stays so: its customers were told, and their seats given back. */
export const refuseReopening: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const isReopened = originalDoc?.status === 'canceled' && (data['status'] ?? 'canceled') !== 'canceled'
  if (isReopened) {
    throw invalidFields({ collection: 'departures', errors: [{ path: 'status', message: IS_FINAL }], req })
  }
  return data
}
