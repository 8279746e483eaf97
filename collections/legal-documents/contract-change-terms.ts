import type { Field, NumberField } from 'payload'

const percent = ({ name, label }: { name: string; label: string }): NumberField => ({
  name,
  type: 'number',
  label,
  min: 0,
  max: 100,
  admin: { width: '33%' },
})

/** The figures of the text on changes of a contract: each contract keeps those of its day, and they are what is computed with. */
export const CONTRACT_CHANGE_TERMS: Field = {
  name: 'change_terms',
  type: 'group',
  label: 'Ce que ce texte fixe',
  admin: {
    condition: (data) => data['kind'] === 'contract_changes',
    description:
      'Ce que le texte dit, en chiffres. Le prix révisé est celui du contrat, plus chaque part multipliée par la variation de sa cause, à la hausse comme à la baisse.',
  },
  fields: [
    {
      type: 'row',
      fields: [
        percent({ name: 'fuel_percent', label: 'Part du prix liée au carburant (%)' }),
        percent({ name: 'taxes_percent', label: 'Part liée aux taxes et redevances (%)' }),
        percent({ name: 'currency_percent', label: 'Part liée aux monnaies (%)' }),
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'answer_days',
          type: 'number',
          label: 'Jours pour répondre',
          min: 2,
          max: 60,
          admin: { width: '50%', step: 1 },
        },
        {
          name: 'silence',
          type: 'select',
          label: 'Sans réponse',
          options: [
            { value: 'terminate', label: 'le contrat prend fin, tout est remboursé' },
            { value: 'accept', label: 'la modification est acceptée' },
          ],
          admin: { width: '50%' },
        },
      ],
    },
  ],
}
