import type { Tab } from 'payload'
import { closedRows } from '../fields/closed-rows'

const figure = (name: string, label: string) => ({
  name,
  type: 'number' as const,
  label,
  min: 0,
  max: 10_000,
  admin: { width: '25%' },
})

export const programmeTab: Tab = {
  label: 'Programme',
  fields: [
    {
      name: 'days',
      type: 'array',
      label: 'Jours',
      labels: { singular: 'Jour', plural: 'Jours' },
      maxRows: 15,
      admin: closedRows({
        description: 'Un bloc par jour, autant que la durée.',
        rowLabel: '/admin/components/day-row-label#DayRowLabel',
      }),
      fields: [
        { name: 'title', type: 'text', label: 'Titre', required: true, maxLength: 120 },
        { name: 'text', type: 'textarea', label: 'Récit', required: true, maxLength: 1500 },
        {
          type: 'row',
          fields: [
            figure('distance_km', 'Distance (km)'),
            figure('ascent_m', 'Montée (m)'),
            figure('descent_m', 'Descente (m)'),
            figure('hours', 'Effort (heures)'),
          ],
        },
        {
          type: 'row',
          fields: [
            { name: 'night', type: 'text', label: 'Nuit', maxLength: 120, admin: { width: '50%' } },
            { name: 'meals', type: 'text', label: 'Repas compris', maxLength: 120, admin: { width: '50%' } },
          ],
        },
      ],
    },
  ],
}
