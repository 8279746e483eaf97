import type { Block } from 'payload'
import { blockTitle } from './block-texts'

export const PictureBlock: Block = {
  slug: 'picture',
  interfaceName: 'PictureBlock',
  labels: { singular: 'Image', plural: 'Images' },
  fields: [
    { name: 'image', type: 'upload', relationTo: 'media', label: 'Image', required: true },
    { name: 'caption', type: 'text', label: 'Légende', maxLength: 200 },
    {
      name: 'width',
      type: 'select',
      label: 'Largeur',
      required: true,
      defaultValue: 'text',
      options: [
        { value: 'text', label: 'Celle du texte' },
        { value: 'wide', label: 'Celle de la page' },
      ],
    },
  ],
}

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

export const VideoBlock: Block = {
  slug: 'video',
  interfaceName: 'VideoBlock',
  labels: { singular: 'Vidéo', plural: 'Vidéos' },
  fields: [
    blockTitle(),
    {
      name: 'recording',
      type: 'relationship',
      relationTo: 'recordings',
      label: 'Vidéo',
      required: true,
      filterOptions: { mimeType: { like: 'video/' } },
    },
    { name: 'poster', type: 'upload', relationTo: 'media', label: 'Image avant la lecture' },
  ],
}
