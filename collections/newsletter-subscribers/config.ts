import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload'
import { CONSENT_WAYS } from '@/domain/newsletter/newsletter-consent'
import type { NewsletterSubscriber } from '@/payload-types'
import { lockDocuments } from '../access/lock-documents'
import { hiddenUnless, onlyRoles } from '../access/roles'
import { invalidFields } from '../fields/invalid-fields'
import { validateEmailAddress } from '../fields/validate-email-address'
import { quickFilters } from '../lists/quick-filters'

const OWN = 'Seule la personne confirme son inscription, par le lien de son mail.'
const OTHER_ADDRESS =
  'Cette personne n’a pas donné son accord pour une autre adresse. Ajoute la nouvelle, et désabonne celle-ci.'

/** Refuses whoever subscribes an address by hand, or moves the consent of one to another. */
const keepConsentOwn: CollectionBeforeChangeHook<NewsletterSubscriber> = ({ data, originalDoc, req }) => {
  if (!req.user) return data
  const errors = [
    ...(data.status === 'subscribed' && originalDoc?.status !== 'subscribed' ? [{ path: 'status', message: OWN }] : []),
    ...(originalDoc && data.email !== undefined && data.email !== originalDoc.email
      ? [{ path: 'email', message: OTHER_ADDRESS }]
      : []),
  ]
  if (errors.length > 0) throw invalidFields({ collection: 'newsletter-subscribers', errors, req })
  return data
}

export const NewsletterSubscribers: CollectionConfig = {
  slug: 'newsletter-subscribers',
  labels: { singular: 'Abonné', plural: 'Abonnés à la newsletter' },
  admin: {
    group: 'Contenus',
    hideAPIURL: true,
    useAsTitle: 'email',
    defaultColumns: ['email', 'status', 'consented_at', 'createdAt'],
    hidden: hiddenUnless('staff', 'marketer'),
    description:
      'Les adresses inscrites à la newsletter. Une inscription compte une fois confirmée par la personne, jamais à sa place.',
    components: {
      beforeListTable: [
        '/admin/newsletter/consent-export#ConsentExport',
        ...quickFilters(
          { label: 'Abonnés', where: { status: { equals: 'subscribed' } } },
          { label: 'À confirmer', where: { status: { equals: 'pending' } } },
          { label: 'Désabonnés', where: { status: { equals: 'unsubscribed' } } },
        ).beforeListTable,
      ],
    },
  },
  disableDuplicate: true,
  access: {
    read: onlyRoles('staff', 'marketer'),
    create: onlyRoles('staff', 'marketer'),
    update: onlyRoles('staff', 'marketer'),
    delete: onlyRoles('staff'),
  },
  // Who unsubscribes stays so, whoever saves the same row.
  hooks: { beforeOperation: [lockDocuments], beforeChange: [keepConsentOwn] },
  fields: [
    {
      name: 'email',
      type: 'email',
      label: 'Adresse mail',
      required: true,
      unique: true,
      index: true,
      validate: validateEmailAddress,
    },
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
    {
      name: 'consented_at',
      type: 'date',
      label: 'Confirmée le',
      access: { create: () => false, update: () => false },
      admin: { readOnly: true, date: { pickerAppearance: 'dayAndTime' } },
    },
    {
      name: 'consented_by',
      type: 'select',
      label: 'Confirmée par',
      options: Object.entries(CONSENT_WAYS).map(([value, label]) => ({ value, label })),
      access: { create: () => false, update: () => false },
      admin: { readOnly: true },
    },
    { name: 'user', type: 'relationship', relationTo: 'users', label: 'Compte', index: true },
  ],
}
