import { BOOKING_QUESTIONS } from './booking-questions'
import { CANCELING_QUESTIONS } from './canceling-questions'
import type { FaqGroup } from './faq-text'
import { JOURNEY_QUESTIONS } from './journey-questions'
import { LEVEL_QUESTIONS } from './level-questions'

const FAMILY_QUESTIONS: FaqGroup = {
  theme: 'famille',
  questions: [
    {
      slug: 'age-minimum',
      question: 'À partir de quel âge peut-on venir ?',
      short: 'Venir avec des enfants',
      answer: [
        'Les aventures en famille disent leur âge sur leur carte : « Dès 6 ans », par exemple. Il tient compte des distances, du sommeil et de l’eau froide.',
      ],
    },
    {
      slug: 'mineurs',
      question: 'Un mineur peut-il réserver ou partir seul ?',
      answer: [
        'Réserver demande d’avoir dix-huit ans. Les mineurs voyagent avec un adulte, quand l’aventure leur est ouverte ; celles marquées « Sans les parents » sont faites pour eux, et c’est un adulte qui les inscrit.',
      ],
    },
    {
      slug: 'sortes-d-aventures',
      question: 'Quelle différence entre base camp et itinérance ?',
      answer: [
        'En base camp, on pose ses sacs une fois et l’on rayonne. En itinérance, on dort ailleurs chaque soir ou presque. La carte de l’aventure dit laquelle c’est.',
      ],
    },
    {
      slug: 'niveau-des-enfants',
      question: 'Comment est fixé le niveau d’une aventure en famille ?',
      answer: [
        'Sur les plus petites jambes que l’aventure accepte. Lis les heures et le dénivelé de chaque journée, et pense à la dernière balade où personne n’a demandé à être porté.',
      ],
    },
  ],
}

const ACCOUNT_QUESTIONS: FaqGroup = {
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

export const FAQ_GROUPS: FaqGroup[] = [
  BOOKING_QUESTIONS,
  CANCELING_QUESTIONS,
  LEVEL_QUESTIONS,
  JOURNEY_QUESTIONS,
  FAMILY_QUESTIONS,
  ACCOUNT_QUESTIONS,
]
