/** Addresses of the previews, which the panel alone leads to. */
export const PREVIEW_PATHS = {
  homePreview: '/apercu/accueil',
  linksPreview: '/apercu/liens',
  pagePreview: (id: number) => `/apercu/pages/${String(id)}`,
  preview: (id: number) => `/apercu/expeditions/${String(id)}`,
  articlePreview: (id: number) => `/apercu/articles/${String(id)}`,
} as const
