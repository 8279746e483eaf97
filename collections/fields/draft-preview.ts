import type { CollectionAdminOptions, GlobalConfig } from 'payload'

/** The windows in which the panel shows a page beside its form, in CSS pixels. */
const PREVIEW_SIZES = [
  { name: 'phone', label: 'Téléphone', width: 390, height: 844 },
  { name: 'desktop', label: 'Ordinateur', width: 1440, height: 900 },
]

/** How the panel shows a draft as its page: in a tab, and beside its form. One that was never saved has no page yet. */
export const draftPreview = (
  pathOf: (id: number) => string,
): Pick<CollectionAdminOptions, 'preview' | 'livePreview'> => {
  const previewOf = ({ id }: Record<string, unknown>) => (typeof id === 'number' ? pathOf(id) : null)
  return { preview: previewOf, livePreview: { url: ({ data }) => previewOf(data), breakpoints: PREVIEW_SIZES } }
}

/** The same of a global, which has one page. */
export const globalPreview = (path: string): Pick<NonNullable<GlobalConfig['admin']>, 'preview' | 'livePreview'> => ({
  preview: () => path,
  livePreview: { url: path, breakpoints: PREVIEW_SIZES },
})
