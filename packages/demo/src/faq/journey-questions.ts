import type { FaqGroup } from './faq-text'

export const JOURNEY_QUESTIONS: FaqGroup = {
  theme: 'trajet',
  questions: [
    {
      slug: 'venir-en-train',
      question: 'Comment je viens sans voiture ?',
      short: 'Venir en train',
      answer: [
        'Chaque aventure commence et finit dans une gare ou un port. Sa page propose un trajet en train jusqu’au rendez-vous, avec les correspondances.',
      ],
    },
    {
      slug: 'billets-de-train',
      question: 'Vous occupez-vous des billets de train ?',
      answer: [
        'Non : ton trajet jusqu’au rendez-vous n’est pas compris dans le prix. Tu choisis ton heure, ta gare de départ et ta carte de réduction.',
      ],
    },
    {
      slug: 'en-retard',
      question: 'Et si mon train a du retard ?',
      answer: [
        'Préviens-nous dès que tu le sais : le guide adapte le rendez-vous quand c’est possible. Choisis de préférence un train qui laisse une marge, ou arrive la veille.',
      ],
    },
    {
      slug: 'venir-en-voiture',
      question: 'Puis-je venir en voiture quand même ?',
      answer: [
        'Oui. Si tu le peux, partage-la : à quatre, le bilan du trajet se divise par quatre. L’endroit exact du rendez-vous est donné avec ta réservation.',
      ],
    },
    {
      slug: 'bilan-carbone-affiche',
      question: 'Comment est calculé le bilan affiché ?',
      answer: [
        'En kilogrammes de CO₂ équivalent par personne, trajet compris, avec les facteurs d’émission de la Base Empreinte de l’ADEME. La page de l’aventure compare les moyens de venir.',
        'C’est un ordre de grandeur, pas une promesse : il dépend de ta ville de départ.',
      ],
    },
    {
      slug: 'pourquoi-pas-d-avion',
      question: 'Pourquoi n’y a-t-il pas d’avion ?',
      answer: [
        'Aucun billet d’avion n’entre dans nos prix. Nous partons de deux à quinze jours, en Europe, là où un train, un bus ou un bateau peut mener.',
      ],
    },
  ],
}
