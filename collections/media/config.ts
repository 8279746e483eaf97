import path from 'node:path'
import type { CollectionConfig } from 'payload'
import { env } from '@/env'
import { IMAGE_WIDTHS } from '@/domain/image-widths'
import { hiddenUnless, marketingAccess } from '../access/roles'
import { admitPicture } from './admit-picture'
import { answerMissingFile } from './answer-missing-file'
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
  hooks: { beforeOperation: [admitPicture], afterChange: [refreshWhereShown] },
  upload: {
    staticDir: path.resolve(/* turbopackIgnore: true */ process.cwd(), env().DATA_DIR, 'media'),
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    formatOptions: { format: 'webp', options: { quality: 80 } },
    adminThumbnail: 'xs',
    focalPoint: true,
    // Every size is made, small originals included: pages derive the addresses from one another.
    imageSizes: Object.entries(IMAGE_WIDTHS).map(([name, width]) => ({
      name,
      width,
      withoutEnlargement: false,
      formatOptions: { format: 'webp' as const, options: { quality: 78 } },
      generateImageName: ({ originalName, width: actual }) => `${originalName}-${String(actual)}.webp`,
    })),
    modifyResponseHeaders: ({ headers }) => {
      headers.set('Cache-Control', 'public, max-age=31536000, immutable')
      return headers
    },
    handlers: [answerMissingFile('media')],
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
