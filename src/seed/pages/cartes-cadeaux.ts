import type { DemoPage } from './demo-page'

export const CARTES_CADEAUX: DemoPage = {
  slug: 'cartes-cadeaux',
  title: 'Offre un départ',
  lead: 'Un montant ou une aventure entière. La personne choisit sa date, son quai et son niveau.',
  picture: 'yoga-et-bain-glace-au-bord-du-lac-d-annecy',
  description:
    'Offrir une aventure Lagopède : un montant ou un voyage entier, à commander par téléphone ou par message à l’équipe d’Annecy.',
  blocks: [
    {
      blockType: 'steps',
      look: 'numbered',
      title: 'Du cadeau au quai',
      items: [
        {
          title: 'Tu nous dis quoi, et pour qui',
          text: 'Par téléphone ou par message : un montant ou une aventure, un prénom, ton mot et le jour où tu veux l’offrir.',
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
            'La vente en ligne des cartes n’est pas ouverte : on les prépare à la main, à ta demande.',
            'Tu n’as rien à payer avant d’avoir reçu, par écrit, le montant, la durée de validité et les conditions.',
            'Achetée à distance, une carte que personne n’a entamée se rend dans les quatorze jours.',
          ],
        },
      ],
    },
    {
      blockType: 'call',
      title: 'Commande ta carte de vive voix',
      intro: 'L’équipe d’Annecy répond du lundi au vendredi. Tu peux aussi écrire, on revient vers toi.',
      links: [
        { label: 'Appeler le 04 65 71 20 18', href: 'tel:+33465712018' },
        { label: 'Nous écrire', href: '/collaborations#Contact-Us' },
      ],
    },
  ],
}
