import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, CollectionConfig } from 'payload'
import type { Crop } from '@/domain/pictures/crop'
import { IMAGE_WIDTHS } from '@/domain/pictures/image-widths'
import { askDrawing } from '@/server/features/pictures/ask-drawing'
import { enqueueHitRefresh } from '@/server/features/search/cards/enqueue-hit-refresh'
import { lockDocuments } from '../access/lock-documents'
import { hiddenUnless, marketingAccess } from '../access/roles'
import { admitPicture } from './admit-picture'
import { answerNoFile } from './answer-no-file'

/** A picture that is replaced or described anew reaches the cards that show it. */
const refreshWhereShown: CollectionAfterChangeHook = async ({ req, doc, operation }) => {
  if (operation !== 'update') return
  await enqueueHitRefresh({ req, scope: 'photo', id: doc.id })
}

const FACTS = ['width', 'height', 'filesize', 'mimeType', 'thumbnailURL'] as const

/** A form that was loaded before the picture was drawn says what its file was like: a save without a file changes none of it. */
const keepFacts: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || req.file) return data
  return { ...data, ...Object.fromEntries(FACTS.map((fact) => [fact, originalDoc?.[fact]])) }
}

/** Has the widths of what `admitPicture` took drawn by the worker. */
const askSizes: CollectionAfterChangeHook = async ({ doc, req }) => {
  const drawing = req.context['drawing'] as { source: string; crop: Crop } | undefined
  if (!drawing) return doc
  Reflect.deleteProperty(req.context, 'drawing')
  await askDrawing({ req, mediaId: doc.id, ...drawing })
  return { ...doc, sizes: {}, thumbnailURL: null }
}

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
