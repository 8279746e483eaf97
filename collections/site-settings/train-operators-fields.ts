import type { CollapsibleField, DateFieldValidation } from 'payload'
import { date } from 'payload/shared'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { DEFAULT_TRAIN_OPERATORS, operatorUrlRefusal } from '@/domain/places/train-operators'
import { closedRows } from '../fields/closed-rows'
import { dayField } from '../fields/days'

const NOT_YET = 'Ce jour n’est pas encore venu.'

const validateReadOn: DateFieldValidation = (value, options) => {
  const answer = date(value, options)
  if (answer !== true || !value) return answer
  return calendarDayInParis(new Date(value)) <= calendarDayInParis(new Date()) || NOT_YET
}

/** Where travelers look for their train tickets; an empty list shows no link. */
export const trainOperatorsFields: CollapsibleField = {
  type: 'collapsible',
  label: 'Billets de train',
  fields: [
    {
      name: 'train_operators',
      type: 'array',
      label: 'Où chercher son billet',
      labels: { singular: 'Site', plural: 'Sites' },
      maxRows: 6,
      // Not a default of its column: that would stay what it is today.
      defaultValue: () => DEFAULT_TRAIN_OPERATORS.map((operator) => ({ ...operator })),
      admin: closedRows({
        description:
          'Proposés sous le trajet en train, dans cet ordre. Une liste vide ne montre aucun lien. Ouvre chaque lien depuis une page d’aventure, puis note le jour.',
        rowLabel: '/admin/components/operator-row-label#OperatorRowLabel',
      }),
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'name', type: 'text', label: 'Nom', required: true, maxLength: 40, admin: { width: '60%' } },
            dayField({
              name: 'read_on',
              label: 'Vérifié le',
              validate: validateReadOn,
              admin: { width: '40%', description: 'Au-delà de douze mois, le message du matin le rappelle.' },
            }),
          ],
        },
        {
          name: 'url',
          type: 'text',
          label: 'Adresse',
          required: true,
          validate: (value: string | null | undefined) => operatorUrlRefusal(value ?? '') ?? true,
          admin: {
            description:
              '{from}, {to} et {date} y deviennent la ville de départ, la gare d’arrivée et le jour (2027-06-14). Ce qui manque mène à l’accueil du site.',
          },
        },
      ],
    },
  ],
}
