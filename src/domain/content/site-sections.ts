import { legalPath } from '@/domain/legal/legal-documents'
import { SITE_PATHS } from '@/domain/site/site-paths'

/** The pages that the site makes itself, as its search finds them: by their title, then by `lead`. */
export const SITE_SECTIONS: ReadonlyArray<{ path: string; title: string; lead: string }> = [
  {
    path: SITE_PATHS.catalogue,
    title: 'Toutes les aventures',
    lead: 'Le catalogue des expéditions, sa carte et ses dates',
  },
  {
    path: SITE_PATHS.guides,
    title: 'Nos guides-explorateurs',
    lead: 'Les accompagnatrices et accompagnateurs de l’équipe',
  },
  { path: SITE_PATHS.reviews, title: 'Les avis', lead: 'Ce que disent celles et ceux qui sont revenus' },
  { path: SITE_PATHS.blog, title: 'Le blog', lead: 'Récits, conseils et podcast Quai 4' },
  {
    path: SITE_PATHS.faq,
    title: 'Questions fréquentes',
    lead: 'La FAQ\u00a0: réserver, payer, annuler, venir en train',
  },
  { path: SITE_PATHS.levelQuiz, title: 'Ton niveau', lead: 'Le questionnaire pour choisir une difficulté' },
  {
    path: SITE_PATHS.collaborations,
    title: 'Nous écrire et collaborer',
    lead: 'Contact, partenariats, entreprises, presse et candidatures',
  },
  {
    path: legalPath(),
    title: 'Confidentialité et mentions légales',
    lead: 'Conditions générales de vente, conditions d’utilisation, données personnelles, cookies',
  },
]
