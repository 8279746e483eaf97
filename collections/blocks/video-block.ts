import type { Block } from 'payload'
import { blockTitle } from './block-texts'

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
