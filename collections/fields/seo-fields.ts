import type { GroupField } from 'payload'

/** What search engines and shared links say of a page; what is left empty is taken from the page itself. */
export const seoFields = ({ otherwise = 'le titre et le chapô de la page' } = {}): GroupField => ({
  name: 'seo',
  type: 'group',
  label: 'Recherche et partage',
  admin: { description: `Ce que montrent Google et les liens partagés. Vide\u00a0: ${otherwise}.` },
  fields: [
    {
      name: 'preview',
      type: 'ui',
      admin: { components: { Field: '/admin/content/search-result-preview#SearchResultPreview' } },
    },
    {
      name: 'title',
      type: 'text',
      label: 'Titre pour la recherche',
      maxLength: 70,
      admin: { description: '60 caractères au plus se voient dans un résultat de recherche.' },
    },
    {
      name: 'description',
      type: 'textarea',
      label: 'Description pour la recherche',
      maxLength: 200,
      admin: { description: '160 caractères au plus se voient.' },
    },
    {
      name: 'image',
      type: 'upload',
      relationTo: 'media',
      label: 'Image de partage',
      admin: { description: 'Vide\u00a0: l’image de la page.' },
    },
  ],
})
