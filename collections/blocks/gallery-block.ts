import type { Block } from 'payload'
import { blockTitle } from './block-texts'

export const GalleryBlock: Block = {
  slug: 'gallery',
  interfaceName: 'GalleryBlock',
  labels: { singular: 'Galerie', plural: 'Galeries' },
  fields: [
    blockTitle(),
    {
      name: 'images',
      type: 'upload',
      relationTo: 'media',
      hasMany: true,
      label: 'Images',
      required: true,
      minRows: 2,
      maxRows: 12,
    },
  ],
}
