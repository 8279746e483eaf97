import type { ArticleCategory } from './article-categories'

/** Addresses of the pages, in one place. */
export const SITE_PATHS = {
  home: '/',
  waitlist: '/my-expeditions#liste-d-attente',
  catalogue: '/expeditions',
  reviews: '/avis',
  /** How the kilos are counted: a page that the agency writes. */
  carbonMethod: '/bilan-carbone',
  carbonFactors: '/bilan-carbone/facteurs.csv',
  /** Trips side by side: see `comparisonPath`. */
  comparison: '/comparer',
  collaborations: '/collaborations',
  giftCards: '/cartes-cadeaux',
  faq: '/faq',
  question: (slug: string) => `/faq#${slug}`,
  siteSearch: '/recherche-site',
  levelQuiz: '/ton-niveau',
  guides: '/our-guides',
  guide: (slug: string) => `/our-guides/${slug}`,
  expedition: (slug: string) => `/expeditions/${slug}`,
  page: (slug: string) => `/${slug}`,
  homePreview: '/apercu/accueil',
  linksPreview: '/apercu/liens',
  pagePreview: (id: number) => `/apercu/pages/${String(id)}`,
  preview: (id: number) => `/apercu/expeditions/${String(id)}`,
  blog: '/blog',
  blogFeed: '/blog/feed.xml',
  blogJsonFeed: '/blog/feed.json',
  podcastFeed: '/blog/podcast.xml',
  article: (slug: string) => `/blog/articles/${slug}`,
  articleCategory: (slug: ArticleCategory) => `/blog/articles/category/${slug}`,
  articlePreview: (id: number) => `/apercu/articles/${String(id)}`,
} as const

/** The pages of one's own reservation, which no page of a visitor leads to. */
export const RESERVATION_PATHS = {
  reservation: (id: number) => `/my-expeditions/${String(id)}`,
  reservationChanges: (id: number) => `/my-expeditions/${String(id)}/changer`,
  cancellationChoice: (id: number) => `/my-expeditions/${String(id)}/choisir`,
  contractChange: (id: number) => `/my-expeditions/${String(id)}/modification`,
}
