import type { BlocksField, Block } from 'payload'
import { blockTitle } from './block-texts'
import { CallBlock } from './call-block'
import { FiguresBlock } from './figures-block'
import { FormBlock } from './form-block'
import { StepsBlock } from './steps-block'
import { TableBlock } from './table-block'
import { TextBlock } from './text-block'
import { TripsBlock } from './trips-block'

/** What a page or an article is made of, from top to bottom. Kept as one JSON value: see `blocksAsJSON` of the database. */
export const blocksField = (): BlocksField => ({
  name: 'blocks',
  type: 'blocks',
  label: 'Contenu',
  labels: { singular: 'Bloc', plural: 'Blocs' },
  required: true,
  minRows: 1,
  maxRows: 60,
  blocks: [
    TextBlock,
    PictureBlock,
    GalleryBlock,
    VideoBlock,
    QuoteBlock,
    TripsBlock,
    GuideBlock,
    FiguresBlock,
    StepsBlock,
    CallBlock,
    FormBlock,
    TableBlock,
  ],
})

const GuideBlock: Block = {
  slug: 'guide',
  interfaceName: 'GuideBlock',
  labels: { singular: 'Guide', plural: 'Guides' },
  fields: [
    blockTitle({ required: true }),
    { name: 'guide', type: 'relationship', relationTo: 'guides', label: 'Guide', required: true },
  ],
}

const QuoteBlock: Block = {
  slug: 'quote',
  interfaceName: 'QuoteBlock',
  labels: { singular: 'Citation', plural: 'Citations' },
  fields: [
    { name: 'text', type: 'textarea', label: 'Citation', required: true, maxLength: 400 },
    { name: 'author', type: 'text', label: 'De qui', required: true, maxLength: 80 },
    { name: 'role', type: 'text', label: 'Qui c’est', maxLength: 120 },
    { name: 'portrait', type: 'upload', relationTo: 'media', label: 'Portrait' },
  ],
}

const VideoBlock: Block = {
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

const GalleryBlock: Block = {
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

const PictureBlock: Block = {
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
