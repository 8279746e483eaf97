import type { FaqGroup } from './faq-text'

export const CANCELING_QUESTIONS: FaqGroup = {
  theme: 'annuler',
  questions: [
    {
      slug: 'annuler-mon-voyage',
      question: 'Jusqu’à quand puis-je annuler ?',
      short: 'Annuler',
      answer: [
        'À tout moment avant le départ, depuis [Mes réservations](/my-expeditions). Ce qui t’est rendu dépend du jour : plus tu annules tôt, moins tu paies de frais. Le tableau qui s’applique est montré sur la page de l’aventure, avec ses pourcentages, et gardé dans ton contrat : il ne change plus pour toi, même si nous en publions un autre.',
        'Les dates réelles de ton voyage sont écrites sur ta commande et dans ton espace, et le montant t’est montré avant que tu confirmes.',
      ],
    },
    {
      slug: 'retractation',
      question: 'Ai-je quatorze jours pour changer d’avis ?',
      answer: [
        'Non. La vente d’un voyage à une date déterminée n’ouvre pas de droit de rétractation : article L. 221-28, 12°, du code de la consommation. Ce sont les conditions d’annulation qui s’appliquent, dès la commande.',
      ],
    },
    {
      slug: 'changer-de-date',
      question: 'Puis-je changer de date ?',
      answer: [
        'Appelle-nous : s’il reste des places sur un autre départ, nous pouvons y déplacer ta réservation. La différence de prix, s’il y en a une, t’est dite avant.',
      ],
    },
    {
      slug: 'ceder-ma-place',
      question: 'Puis-je donner ma place à quelqu’un ?',
      answer: [
        'Oui, à une personne qui remplit les mêmes conditions, âge et niveau compris, en nous prévenant au plus tard sept jours avant le départ. Vous êtes tenus ensemble du solde et des frais réels de la cession, dont nous donnons le détail.',
      ],
    },
    {
      slug: 'depart-annule',
      question: 'Et si vous annulez le départ ?',
      answer: [
        'Tout ce que tu as versé t’est remboursé dans les quatorze jours. Une indemnité s’y ajoute quand la loi la prévoit.',
      ],
    },
    {
      slug: 'pas-assez-de-monde',
      question: 'Que se passe-t-il s’il n’y a pas assez d’inscrits ?',
      answer: [
        'Quand un départ demande un nombre minimal de participants et qu’il n’est pas atteint, nous te prévenons au plus tard vingt jours avant pour un voyage de plus de six jours, sept jours avant pour un voyage de deux à six jours.',
        'Tu es remboursé(e) de tout. Un départ marqué « Confirmé » a son compte.',
      ],
    },
    {
      slug: 'circonstances-exceptionnelles',
      question: 'Et si une tempête ou une grève de grande ampleur empêche le voyage ?',
      answer: [
        'Si des circonstances exceptionnelles et inévitables, à destination ou tout près, empêchent le voyage ou le moyen de s’y rendre, tu annules sans frais et tu es remboursé(e) dans les quatorze jours.',
      ],
    },
    {
      slug: 'assurance-annulation',
      question: 'L’assurance annulation est-elle obligatoire ?',
      answer: [
        'Non, elle est facultative et n’est pas comprise dans le prix. Regarde d’abord ce que couvre déjà ta carte bancaire ou ton assurance habitation.',
      ],
    },
  ],
}
