import type { SiteSettings } from '@/contract/site'

/** What the panel’s « Réglages du site » hold of header and footer. */
export type EditedSettings = Omit<SiteSettings, 'registrations' | 'navigation'>

export const SITE_SETTINGS_DEFAULTS: EditedSettings = {
  brand: 'Lagopède',
  baseline: 'Marche beaucoup, vole peu. À Annecy depuis 2018.',
  phone: '04 65 71 20 18',
  phone_e164: '+33465712018',
  opening_hours: 'Du lundi au vendredi, de 9\u00a0h à 18\u00a0h',
  about:
    'Agence de voyages d’aventure bas carbone. Toutes nos expéditions durent de 2 à 15 jours et partent d’une gare.',
  award: null,
  seminars_url: 'https://seminaires.lagopede.example',
  appointment_url: 'https://rendez-vous.lagopede.example',
  google_review_url: 'https://avis-google.lagopede.example',
  social_links: [],
}
