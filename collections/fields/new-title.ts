import type { UIField } from 'payload'

/** What a document is called before it is saved, where its title is made by a hook or is a long text. */
export const newTitle = (title: string): UIField => ({
  name: 'new_title',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: { path: '/admin/components/new-title#NewTitle', clientProps: { title } } },
  },
})
