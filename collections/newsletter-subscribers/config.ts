import type { CollectionConfig } from 'payload'
import { hiddenUnless, onlyRoles } from '../access/roles'

export const NewsletterSubscribers: CollectionConfig = {
  slug: 'newsletter-subscribers',
  labels: { singular: 'Abonné', plural: 'Abonnés à la newsletter' },
  admin: {
    group: 'Contenus',
    useAsTitle: 'email',
    defaultColumns: ['email', 'status', 'createdAt'],
    hidden: hiddenUnless('staff', 'marketer'),
  },
  access: {
    read: onlyRoles('staff', 'marketer'),
    create: onlyRoles('staff', 'marketer'),
    update: onlyRoles('staff', 'marketer'),
    delete: onlyRoles('staff'),
  },
  fields: [
    { name: 'email', type: 'email', label: 'Adresse', required: true, unique: true, index: true },
    {
      name: 'status',
      type: 'select',
      label: 'État',
      required: true,
      defaultValue: 'pending',
      index: true,
      options: [
        { value: 'pending', label: 'À confirmer' },
        { value: 'subscribed', label: 'Abonné' },
        { value: 'unsubscribed', label: 'Désabonné' },
      ],
    },
    { name: 'user', type: 'relationship', relationTo: 'users', label: 'Compte', index: true },
  ],
}
