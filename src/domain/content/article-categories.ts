/** The parts of the blog, in the order of its tabs; `slug` is the last part of their address. */
export const ARTICLE_CATEGORIES = [
  {
    slug: 'podcasts',
    label: 'Podcasts',
    intro:
      'Quai 4, le podcast de Lagopède\u00a0: une guide ou un guide, un quai de gare, une histoire qui commence là.',
  },
  {
    slug: 'histoires-dexplorateurs',
    label: 'Histoires d’explorateurs',
    intro: 'Des récits de terrain, écrits par celles et ceux qui y étaient.',
  },
  {
    slug: 'conseils-preparation',
    label: 'Conseils et préparation',
    intro: 'Du concret, écrit par celles et ceux qui vérifient ton sac le premier matin.',
  },
  {
    slug: 'actus',
    label: 'Actus',
    intro: 'Les dates qui ouvrent, les visages qui arrivent, ce qui change sur le site.',
  },
  {
    slug: 'engagement-responsable',
    label: 'Engagement responsable',
    intro: 'Ce que nous mesurons, comment, et ce qui coince encore.',
  },
] as const

export type ArticleCategory = (typeof ARTICLE_CATEGORIES)[number]['slug']

export const PODCAST_CATEGORY = 'podcasts' satisfies ArticleCategory

/** The part of the blog at an address; undefined at any other. */
export const findArticleCategory = (slug: string): (typeof ARTICLE_CATEGORIES)[number] | undefined =>
  ARTICLE_CATEGORIES.find((one) => one.slug === slug)
