/** The groups of questions, in their order on the page; the value is also the anchor of the group. */
export const FAQ_THEMES = [
  { value: 'reserver', title: 'Réserver et payer' },
  { value: 'annuler', title: 'Annuler ou changer' },
  { value: 'niveau', title: 'Niveau, matériel et sécurité' },
  { value: 'trajet', title: 'Trajet et carbone' },
  { value: 'famille', title: 'En famille et sans les parents' },
  { value: 'compte', title: 'Ton compte et tes données' },
] as const

export type FaqTheme = (typeof FAQ_THEMES)[number]['value']

/** What no question may be called: the page has these anchors already. */
export const FAQ_TAKEN_ANCHORS: ReadonlySet<string> = new Set([
  ...FAQ_THEMES.map(({ value }) => value),
  'contenu',
  'faq-recherche',
  'faq-compte',
  'faq-contact',
  'faq-souvent',
])
