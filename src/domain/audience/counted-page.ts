import { SITE_PATHS } from '@/domain/site/site-paths'
import { withoutEndSlashes } from '@/domain/site/without-end-slashes'

/** Kinds of pages whose views are counted, as the panel calls them. */
export const PAGE_TEMPLATES = {
  home: 'Accueil',
  catalogue: 'Catalogue',
  product: 'Aventure',
  booking: 'Réservation',
  guides: 'Guides',
  guide: 'Guide',
  blog: 'Blog',
  article: 'Article',
  reviews: 'Avis',
  faq: 'FAQ',
  level_quiz: 'Test de niveau',
  site_search: 'Recherche',
  account: 'Espace client',
  legal: 'Mentions légales',
  page: 'Autre page',
} as const

export type PageTemplate = keyof typeof PAGE_TEMPLATES

/** A page as it is counted; `isOfContent` when what is published decides whether it exists. */
export type CountedPage = { template: PageTemplate; path: string; isOfContent: boolean }

type Rule = { of: RegExp; template: PageTemplate; path?: (found: RegExpExecArray) => string; isOfContent?: true }

/** Addresses that name a person’s booking, or come from a person’s mail, are counted without what they name. */
const RULES: Rule[] = [
  { of: /^\/(?:react-front)?$/, template: 'home', path: () => SITE_PATHS.home },
  { of: /^(?:\/react-front)?\/(?:expeditions|recherche)$/, template: 'catalogue', path: () => SITE_PATHS.catalogue },
  {
    of: /^(?:\/react-front)?\/expeditions\/([^/]+)$/,
    template: 'product',
    path: ([, slug = '']) => SITE_PATHS.expedition(slug),
    isOfContent: true,
  },
  { of: /^\/reservations\/[^/]+\/([^/]+)$/, template: 'booking', path: bookingStep },
  { of: /^\/our-guides$/, template: 'guides' },
  { of: /^\/our-guides\/[^/]+$/, template: 'guide', isOfContent: true },
  { of: /^\/blog(?:\/recherche)?$/, template: 'blog' },
  { of: /^\/blog\/suite(?:\/.*)?$/, template: 'blog', path: () => '/blog/suite' },
  { of: /^\/blog\/articles\/category\/[^/]+$/, template: 'blog', isOfContent: true },
  { of: /^\/blog\/articles\/[^/]+$/, template: 'article', isOfContent: true },
  { of: /^\/avis$/, template: 'reviews' },
  { of: /^\/faq$/, template: 'faq' },
  { of: /^\/ton-niveau$/, template: 'level_quiz' },
  { of: /^\/recherche-site$/, template: 'site_search' },
  { of: /^\/(my-account|mes-favoris|my-expeditions)(?:\/.*)?$/, template: 'account', path: firstPart },
  {
    of: /^\/(participants|newsletter|nouveau-mot-de-passe|confirmer-ma-commande|confirmer-mon-adresse)(?:\/.*)?$/,
    template: 'account',
    path: firstPart,
  },
  {
    of: /^\/(confidentialite-et-mentions-legales)(?:\/[^/]+\/[^/]+)?$/,
    template: 'legal',
    path: firstPart,
  },
  { of: /^\/(?:collaborations|comparer)$/, template: 'page' },
  { of: /^\/[a-z0-9-]+$/, template: 'page', isOfContent: true },
]

/** What is nobody’s visit: the panel, previews, and what is no page. */
const UNCOUNTED = /^\/(?:admin|api|apercu|auth|bench|internal)(?:\/|$)/

/** The page at a path, as it is counted: `missing` when the site has no such address, null when it is not to be counted. */
export const countedPage = (pathname: string): CountedPage | 'missing' | null => {
  const path = withoutEndSlashes(pathname) || pathname.charAt(0)
  if (UNCOUNTED.test(path)) return null
  for (const { of, template, path: shorten, isOfContent = false } of RULES) {
    const found = of.exec(path)
    if (found) return { template, path: shorten ? shorten(found) : path, isOfContent }
  }
  return 'missing'
}

function bookingStep([, step = '']: RegExpExecArray): string {
  return `/reservations/…/${/^\d$/.test(step) ? step : '…'}`
}

function firstPart([, part = '']: RegExpExecArray): string {
  return `/${part}`
}
