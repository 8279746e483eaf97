import type { DemoPage } from './demo-page'

export const CARTES_CADEAUX: DemoPage = {
  slug: 'cartes-cadeaux',
  title: 'Offre un départ',
  lead: 'La carte arrive le jour voulu, se dépense en plusieurs fois, et la personne choisit sa date, son quai et son niveau.',
  picture: 'yoga-et-bain-glace-au-bord-du-lac-d-annecy',
  description:
    'Offrir une aventure Lagopède : une carte cadeau de 30 à 3 000 €, payée en ligne, envoyée le jour choisi ou à imprimer.',
  blocks: [
    {
      blockType: 'steps',
      look: 'numbered',
      title: 'Du cadeau au quai',
      items: [
        {
          title: 'La carte arrive',
          text: 'Le matin choisi, avec ton mot. Ou tout de suite, sur une page à imprimer et à plier en deux.',
        },
        {
          title: 'La personne choisit son aventure',
          text: 'Parmi tout le catalogue, avec ses dates, son niveau et le temps qu’elle a. On l’aide si elle hésite.',
        },
        {
          title: 'Elle complète, ou garde le reste',
          text: 'La valeur du cadeau se déduit du prix. Ce qui n’est pas dépensé reste à elle.',
        },
      ],
    },
    {
      blockType: 'trips',
      title: 'Des cadeaux tout trouvés',
      intro: 'Courtes, faciles à offrir, et toujours au départ d’un quai.',
      source: 'hand',
      slugs: [
        'yoga-et-bain-glace-au-bord-du-lac-d-annecy',
        'kayak-de-mer-dans-les-iles-de-brehat',
        'trail-sur-les-volcans-d-auvergne',
      ],
    },
    {
      blockType: 'text',
      look: 'callout',
      words: [
        { heading: 'Ce qu’il faut savoir', level: 2 },
        {
          list: [
            'Le code suffit pour s’en servir, à l’étape du paiement : garde-le comme un billet.',
            'Une carte perdue ? Appelle-nous : on l’arrête, et ce qu’elle vaut passe sur une autre.',
            'Achetée à distance, une carte que personne n’a entamée se rend dans les quatorze jours.',
          ],
        },
      ],
    },
    {
      blockType: 'call',
      title: 'Une question avant d’offrir ?',
      intro: 'L’équipe d’Annecy répond du lundi au vendredi. Tu peux aussi écrire, on revient vers toi.',
      links: [
        { label: 'Appeler le 04 65 71 20 18', href: 'tel:+33465712018' },
        { label: 'Nous écrire', href: '/collaborations#Contact-Us' },
      ],
    },
  ],
}
