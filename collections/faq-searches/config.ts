import type { CollectionConfig } from 'payload'
import { SEARCH_NOTE_LENGTH } from '@/domain/search/search-note'
import { FAQ_SEARCH_MONTHS } from '@/domain/accounts/data-retention'
import { hiddenUnless, noOne, onlyRoles } from '../access/roles'
import { INSTANT_PICKER } from '@/domain/days/day-pickers'

export const FaqSearches: CollectionConfig = {
  slug: 'faq-searches',
  labels: { singular: 'Recherche sans réponse', plural: 'Recherches sans réponse' },
  admin: {
    group: 'Contenus',
    hideAPIURL: true,
    useAsTitle: 'words',
    defaultColumns: ['words', 'times', 'searched_at'],
    hidden: hiddenUnless('staff', 'marketer'),
    description: `Ce qui a été cherché dans la FAQ sans rien trouver, sans savoir par qui. Écris la réponse, puis efface la ligne\u00a0; elle s’efface seule après ${String(FAQ_SEARCH_MONTHS)} mois.`,
  },
  disableDuplicate: true,
  defaultSort: '-times',
  access: {
    read: onlyRoles('staff', 'marketer'),
    create: noOne,
    update: noOne,
    delete: onlyRoles('staff', 'marketer'),
  },
  fields: [
    {
      name: 'words',
      type: 'text',
      label: 'Mots cherchés',
      required: true,
      unique: true,
      maxLength: SEARCH_NOTE_LENGTH,
    },
    { name: 'times', type: 'number', label: 'Fois', required: true, defaultValue: 1, index: true },
    {
      name: 'searched_at',
      type: 'date',
      label: 'Dernière fois',
      required: true,
      index: true,
      admin: { date: INSTANT_PICKER },
    },
  ],
}
