import type { RowField } from 'payload'
import { MOST_TRANSFER_DAYS, TRANSFER_DAYS } from '@/domain/departures/transfer-time'
import { MOST_CALL_DAYS, UNPAID_CALL_DAYS } from '@/domain/ledger/unpaid-start'
import { wholeNumberField } from '../fields/whole-number-field'

/** By when the money of a booking has to be there before its departure. */
export const paymentTimeFields: RowField = {
  type: 'row',
  fields: [
    wholeNumberField({
      name: 'transfer_days',
      label: 'Temps d’un virement (jours ouvrés)',
      description:
        'Un virement est proposé tant qu’il arrive la veille du départ au plus tard. Jours ouvrés\u00a0: du lundi au vendredi, hors jours fériés, Vendredi saint et 26\u00a0décembre.',
      defaultValue: TRANSFER_DAYS,
      min: 0,
      max: MOST_TRANSFER_DAYS,
      width: '33%',
    }),
    wholeNumberField({
      name: 'unpaid_call_days',
      label: 'Appeler qui n’a pas réglé (jours ouvrés avant le départ)',
      description: 'À partir de ce jour, une réservation non réglée est une tâche de l’équipe, qui reçoit un message.',
      defaultValue: UNPAID_CALL_DAYS,
      min: 1,
      max: MOST_CALL_DAYS,
      width: '33%',
    }),
  ],
}
