import type { Tab } from 'payload'
import { SIZE_KINDS, SIZE_LABELS } from '@/domain/travelers/participant-sizes'
import { closedRows } from '../fields/closed-rows'
import { priceField } from '../fields/price-field'
import { textListField } from '../fields/text-list-field'

export const practicalTab: Tab = {
  label: 'Pratique',
  fields: [
    textListField({ name: 'included', label: 'C’est compris', singular: 'Ligne' }),
    textListField({ name: 'not_included', label: 'Reste à prévoir', singular: 'Ligne' }),
    textListField({ name: 'kit', label: 'Dans ton sac', singular: 'Objet', maxRows: 40 }),
    {
      name: 'options',
      type: 'array',
      label: 'Options à la réservation',
      labels: { singular: 'Option', plural: 'Options' },
      maxRows: 8,
      admin: closedRows({
        description:
          'Prix par personne. Une réservation garde le prix du jour où elle est faite. Ce dont le nom dit «\u00a0secours\u00a0» est aussi proposé là où le client certifie être assuré.',
      }),
      fields: [
        { name: 'label', type: 'text', label: 'Nom', required: true, maxLength: 80 },
        { name: 'description', type: 'text', label: 'Précision', maxLength: 200 },
        priceField({ name: 'price_cents', label: 'Prix par personne', required: true }),
      ],
    },
    {
      name: 'sizes_asked',
      type: 'select',
      hasMany: true,
      label: 'Tailles demandées aux participants',
      options: SIZE_KINDS.map((value) => ({ value, label: SIZE_LABELS[value] })),
      admin: { description: 'Pour le matériel prêté\u00a0: ce qui est coché devient obligatoire dans le profil.' },
    },
  ],
}
