import { ARTICLE_CATEGORIES } from '@/domain/content/article-categories'
import { legalPath } from '@/domain/legal/legal-documents'
import { SITE_PATHS } from './site-paths'

/** Pages that the site always has: what the links of its header and footer may be chosen from. */
export const SITE_PAGES = [
  { value: 'home', label: 'Accueil', href: SITE_PATHS.home },
  { value: 'catalogue', label: 'Toutes les aventures', href: SITE_PATHS.catalogue },
  { value: 'reviews', label: 'Les avis', href: SITE_PATHS.reviews },
  { value: 'guides', label: 'Les guides', href: SITE_PATHS.guides },
  { value: 'collaborations', label: 'Collaborations', href: SITE_PATHS.collaborations },
  { value: 'faq', label: 'FAQ', href: SITE_PATHS.faq },
  { value: 'level_quiz', label: 'Ton niveau', href: SITE_PATHS.levelQuiz },
  { value: 'blog', label: 'Le blog', href: SITE_PATHS.blog },
  ...ARTICLE_CATEGORIES.map(({ slug, label }) => ({
    value: `blog_${slug}` as const,
    label: `Le blog\u00a0: ${label}`,
    href: SITE_PATHS.articleCategory(slug),
  })),
  { value: 'legal', label: 'Mentions légales et confidentialité', href: legalPath() },
  // Its address is in the settings of the site.
  { value: 'seminars', label: 'Site des séminaires', href: null },
] as const

export type SitePage = (typeof SITE_PAGES)[number]['value']
