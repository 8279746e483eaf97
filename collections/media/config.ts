import type { CollectionConfig } from 'payload'
import { IMAGE_WIDTHS } from '@/domain/pictures/image-widths'
import { lockDocuments } from '../access/lock-documents'
import { hiddenUnless, marketingAccess } from '../access/roles'
import { admitPicture } from './admit-picture'
import { answerNoFile } from './answer-no-file'
import { askSizes } from './ask-sizes'
import { keepFacts } from './keep-facts'
import { refreshWhereShown } from './refresh-where-shown'

export const Media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Image', plural: 'Images' },
  admin: {
    group: 'Contenus',
    hideAPIURL: true,
    useAsTitle: 'alt',
    defaultColumns: ['filename', 'alt', 'updatedAt'],
    listSearchableFields: ['alt', 'filename'],
    description: 'Toutes les images du site. Elles sont converties en WebP dans les tailles utiles.',
    hidden: hiddenUnless('staff', 'marketer'),
  },
  disableDuplicate: true,
  access: { ...marketingAccess, read: () => true },
  hooks: {
    // The transaction begins with the lock: what takes time comes before.
    beforeOperation: [admitPicture, lockDocuments],
    beforeChange: [keepFacts],
    afterChange: [askSizes, refreshWhereShown],
  },
  upload: {
    // The files are ours: written before the transaction, removed after it.
    disableLocalStorage: true,
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    adminThumbnail: 'xs',
    focalPoint: true,
    // Drawn by the worker, see `drawPicture`.
    imageSizes: Object.entries(IMAGE_WIDTHS).map(([name, width]) => ({ name, width })),
    handlers: [answerNoFile],
  },
  fields: [
    {
      name: 'alt',
      type: 'text',
      label: 'Description',
      maxLength: 300,
      admin: { description: 'Ce que l’on voit, pour qui ne voit pas l’image. Vide si elle n’est que décorative.' },
    },
  ],
}
