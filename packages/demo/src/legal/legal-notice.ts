import type { LegalVersionText } from './legal-version'

export const LEGAL_NOTICE: LegalVersionText = {
  kind: 'legal_notice',
  version: '2026-11',
  day: '2026-11-01',
  summary: 'Qui nous sommes, où nous trouver, et qui répond de ce site.',
  body: [
    { heading: 'Activité réglementée' },
    'La vente de voyages est réservée aux opérateurs immatriculés au registre des opérateurs de voyages et de séjours, tenu par Atout France, 200-216 rue Raymond-Losserand, 75014 Paris. Notre numéro, notre garant et notre assureur figurent ci-dessus.',
    'Les guides qui mènent nos aventures exercent sous leur diplôme et leur carte professionnelle. Ils sont nommés sur la page de chaque départ.',
    { heading: 'Propriété des contenus' },
    'Textes, illustrations et tracés du site nous appartiennent ou sont utilisés avec l’accord de leurs auteurs. Tu peux citer une page en la nommant et en y renvoyant ; toute autre reprise demande notre accord écrit.',
    'Les questions, réponses et avis restent à celles et ceux qui les ont écrits : voir les [conditions d’utilisation](/confidentialite-et-mentions-legales#conditionsutilisateurs).',
    { heading: 'Crédits' },
    {
      list: [
        'Caractères : Bricolage Grotesque et Instrument Sans, sous licence SIL Open Font.',
        'Icônes : Lucide, sous licence ISC.',
        'Drapeaux : flag-icons, sous licence MIT.',
        'Contours des cartes : Natural Earth, domaine public.',
      ],
    },
    { heading: 'Signaler un contenu' },
    'Un contenu te semble illicite ? Le bouton « Signaler » accompagne chaque question et chaque réponse. Pour le reste, appelle-nous ou écris à l’adresse ci-dessus, en indiquant la page et la raison : nous répondons à chaque signalement.',
  ],
}
