import type { ArticleCategory } from '@/domain/content/article-categories'

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
  blog: '/blog',
  article: (slug: string) => `/blog/articles/${slug}`,
  articleCategory: (slug: ArticleCategory) => `/blog/articles/category/${slug}`,
} as const
