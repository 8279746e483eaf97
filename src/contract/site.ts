import type { DestinationGroup } from '@/domain/catalogue/destinations'
import type { NavigationList } from '@/domain/content/navigation-defaults'

/** What the header and the footer need, edited in the « Réglages du site » global. */
export type SiteSettings = {
  brand: string
  baseline: string
  /** As shown (`04 65 71 20 18`) and as dialled (`+33465712018`). */
  phone: string
  phone_e164: string
  opening_hours: string
  about: string
  award: string | null
  seminars_url: string
  /** Where one chooses the hour of a call, on another site. */
  appointment_url: string
  google_review_url: string
  /** The lines that name registration, guarantor and insurer. */
  registrations: string[]
  social_links: Array<{ network: 'instagram' | 'facebook' | 'linkedin' | 'youtube'; url: string }>
  navigation: Navigation
}

export type NavigationLink = { label: string; href: string }

/** The links of header and footer, edited in the « Liens du site » global; those without a picture show one of the brand. */
export type Navigation = Record<Exclude<NavigationList, 'featured_links'>, NavigationLink[]> & {
  featured_links: Array<NavigationLink & { picture: string | null }>
}

/** The texts of the home page, edited by the marketers. */
export type HomePage = {
  hero_title: string
  hero_lead: string
  promise_title: string
  promises: Array<{ figure: string; text: string }>
  featured_title: string
  featured_text: string
  families_title: string
  selections_title: string
  train_title: string
  train_text: string
  train_stops: Array<{ time: string; city: string; text: string }>
  reviews_title: string
  agency_title: string
  agency_text: string
  newsletter_title: string
  newsletter_text: string
}

/** A family of activities, as the marketers edit them; `icon` names a drawing of the icon set. */
export type ActivityCategory = {
  id: number
  slug: string
  title: string
  icon: string
  activities: string[]
  expeditions_count: number
}

/** What can be chosen in the filters of the catalogue. */
export type CatalogueOptions = {
  destinations: Array<{
    group: DestinationGroup
    title: string
    items: Array<{ value: string; flag_url: string | null }>
  }>
  categories: ActivityCategory[]
  /** The published selections of the home page. */
  selections: Array<{ slug: string; title: string }>
  /** The cheapest and the dearest expedition on sale, in euros. */
  price: { min: number; max: number }
}
