import type { FaqGroup } from './faq-text'

export const FAMILY_QUESTIONS: FaqGroup = {
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
