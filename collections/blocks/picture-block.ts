import type { Block } from 'payload'

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
