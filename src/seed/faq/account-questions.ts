import type { FaqGroup } from './faq-text'

export const ACCOUNT_QUESTIONS: FaqGroup = {
  theme: 'compte',
  questions: [
    {
      slug: 'alertes',
      question: 'Comment savoir quand de nouvelles dates ouvrent ?',
      answer: [
        'Mets l’aventure dans tes favoris et demande les nouvelles dans [Mes favoris](/mes-favoris) : tu reçois un e-mail par jour au plus, et seulement quand quelque chose change.',
      ],
    },
    {
      slug: 'avis-verifies',
      question: 'Les avis sont-ils vrais ?',
      answer: [
        'Un avis « vérifié » est relié à une réservation confirmée, dont le voyage est terminé. Les bons comme les mauvais paraissent, et personne n’est payé pour en donner. Le détail est sur [la page des avis](/avis#controle).',
      ],
    },
    {
      slug: 'mes-donnees',
      question: 'Que faites-vous de mes données de voyage ?',
      answer: [
        'Ce qui ne sert qu’au voyage (santé, personne à prévenir, date de naissance, tailles) est effacé trente jours après le retour. Le guide ne le lit que de soixante jours avant à sept jours après. Nous ne vendons aucune donnée : voir [la confidentialité](/confidentialite-et-mentions-legales#confidentialite).',
      ],
    },
    {
      slug: 'supprimer-mon-compte',
      question: 'Comment supprimer mon compte ?',
      answer: [
        'Depuis [ton compte](/my-account), sans justification. Tu peux télécharger tes données avant. S’il te reste des voyages à venir, le site te dit d’abord ce que leur annulation coûte.',
      ],
    },
  ],
}
