/** The pages that a mail's link opens with a token of its own. */
export const SECRET_PAGES = [
  '/nouveau-mot-de-passe',
  '/newsletter/confirmation',
  '/newsletter/desinscription',
  '/mes-favoris/desinscription',
  '/participants',
  '/confirmer-ma-commande',
  '/confirmer-mon-adresse',
  '/choisir-apres-annulation',
  '/repondre-a-une-modification',
  '/payer',
  '/carte-offerte',
  '/carte-cadeau',
] as const

export type SecretPage = (typeof SECRET_PAGES)[number]

/** The address of such a page. A browser keeps what stands after « # »: no server, log or other site is told of it. */
export const secretLink = ({ page, token }: { page: SecretPage; token: string }): string =>
  `${page}#${String(new URLSearchParams({ token }))}`

/** The token of an address's fragment, `#token=…`; none gives an empty text. */
export const tokenOfFragment = (fragment: string): string =>
  new URLSearchParams(fragment.replace(/^#/, '')).get('token') ?? ''
