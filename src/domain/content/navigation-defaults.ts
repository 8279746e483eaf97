import { SITE_PATHS } from '@/domain/site/site-paths'
import type { SitePage } from '@/domain/site/site-pages'

type DefaultLink = { label: string } & (
  | { blockType: 'site_link'; page: SitePage }
  | { blockType: 'address_link'; href: string }
)

const page = (to: SitePage, label: string): DefaultLink => ({ blockType: 'site_link', label, page: to })
const address = (href: string, label: string): DefaultLink => ({ blockType: 'address_link', label, href })

/** The links of header and footer before the marketers change them; a list that they leave empty is this one. */
export const NAVIGATION_DEFAULTS = {
  top_links: [
    page('blog', 'Blog'),
    page('level_quiz', 'Ton niveau'),
    page('faq', 'FAQ'),
    address(SITE_PATHS.giftCards, 'Carte cadeau'),
  ],
  main_links: [
    page('catalogue', 'Aventures adultes'),
    address('/en-famille', 'Famille & Kids'),
    page('seminars', 'Séminaires'),
  ],
  menu_links: [
    page('catalogue', 'Aventures adultes'),
    address('/en-famille', 'Famille & Kids'),
    page('seminars', 'Séminaires'),
    address(SITE_PATHS.giftCards, 'Cartes cadeaux'),
  ],
  agency_links: [
    page('blog', 'Le blog'),
    page('level_quiz', 'Ton niveau'),
    page('faq', 'FAQ'),
    page('reviews', 'Les avis'),
    page('collaborations', 'Collaborations'),
  ],
  featured_links: [address('/raison-d-etre', 'Notre raison d’être'), page('guides', 'Nos guides-explorateurs')],
  about_links: [
    address('/raison-d-etre', 'Notre raison d’être'),
    page('guides', 'Nos guides-explorateurs'),
    page('reviews', 'Les avis'),
    address(SITE_PATHS.giftCards, 'Cartes cadeaux'),
    page('level_quiz', 'Ton niveau'),
    address('/en-famille', 'Famille & Kids'),
  ],
  service_links: [
    page('collaborations', 'Collaborations'),
    address('/raison-d-etre', 'Raison d’être'),
    page('faq', 'FAQ'),
  ],
  blog_links: [
    page('blog_podcasts', 'Podcasts'),
    page('blog_histoires-dexplorateurs', 'Histoires d’explorateurs'),
    page('blog_conseils-preparation', 'Conseils et préparation'),
    page('blog_actus', 'Actus'),
    page('blog_engagement-responsable', 'Engagement responsable'),
  ],
} satisfies Record<string, DefaultLink[]>

/** A list of links that the marketers edit. */
export type NavigationList = keyof typeof NAVIGATION_DEFAULTS

export const NAVIGATION_LISTS = Object.keys(NAVIGATION_DEFAULTS) as NavigationList[]
