import type { Tab } from 'payload'
import { textListField } from '../fields/text-list-field'

export const practicalTab: Tab = {
  label: 'Pratique',
  fields: [
    textListField({ name: 'included', label: 'C’est compris', singular: 'Ligne' }),
    textListField({ name: 'not_included', label: 'Reste à prévoir', singular: 'Ligne' }),
    textListField({ name: 'kit', label: 'Dans ton sac', singular: 'Objet', maxRows: 40 }),
  ],
}
