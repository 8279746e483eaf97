import type { CollapsibleField } from 'payload'
import { UNPROVEN_HOLD } from '@/domain/seats/unproven-hold'
import { wholeNumberField } from '../fields/whole-number-field'

/** What customers who did not confirm their address yet may hold together, so that nobody empties a departure for nothing. */
export const unprovenHoldFields: CollapsibleField = {
  type: 'collapsible',
  label: 'Places retenues tant que l’adresse n’est pas confirmée',
  fields: [
    {
      type: 'row',
      fields: [
        wholeNumberField({
          name: 'unproven_hold_minutes',
          label: 'Durée (minutes)',
          description: 'Prolongée une fois d’autant.',
          defaultValue: UNPROVEN_HOLD.minutes,
          min: 5,
          max: 60,
          width: '25%',
        }),
        wholeNumberField({
          name: 'unproven_share_percent',
          label: 'Part des places libres d’un départ (%)',
          description: 'Pour toutes ces adresses ensemble, et une place au moins.',
          defaultValue: UNPROVEN_HOLD.sharePercent,
          min: 1,
          max: 100,
          width: '25%',
        }),
        wholeNumberField({
          name: 'unproven_client_seats',
          label: 'Places depuis une même connexion',
          description: 'Pour tous les départs ensemble.',
          defaultValue: UNPROVEN_HOLD.clientSeats,
          min: 1,
          max: 100,
          width: '25%',
        }),
        wholeNumberField({
          name: 'unproven_client_departures',
          label: 'Départs depuis une même connexion',
          description: 'Un foyer, un bureau ou une école en ont une seule.',
          defaultValue: UNPROVEN_HOLD.clientDepartures,
          min: 1,
          max: 50,
          width: '25%',
        }),
      ],
    },
  ],
}
