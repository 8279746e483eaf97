import type { TextareaField, TextField } from 'payload'

/** The title of a block, a heading of the second level on its page. */
export const blockTitle = ({ required = false }: { required?: boolean } = {}): TextField => ({
  name: 'title',
  type: 'text',
  label: 'Titre',
  required,
  maxLength: 120,
})

/** The sentence or two under a block's title. */
export const blockIntro = (): TextareaField => ({
  name: 'intro',
  type: 'textarea',
  label: 'Phrase sous le titre',
  maxLength: 400,
})
