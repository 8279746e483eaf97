import type { Block } from 'payload'

export const QuoteBlock: Block = {
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
