import type { CollectionBeforeChangeHook } from 'payload'
import type { NewsletterSubscriber } from '@/payload-types'
import { invalidFields } from '../fields/invalid-fields'

const OWN = 'Seule la personne confirme son inscription, par le lien de son mail.'
const OTHER_ADDRESS =
  'Cette personne n’a pas donné son accord pour une autre adresse. Ajoute la nouvelle, et désabonne celle-ci.'

/** Refuses whoever subscribes an address by hand, or moves the consent of one to another. */
export const keepConsentOwn: CollectionBeforeChangeHook<NewsletterSubscriber> = ({ data, originalDoc, req }) => {
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
