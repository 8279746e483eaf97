/**
 * The texts that bind the site and who uses it, in the order of their page. `anchor` is both the heading's id on that page and
 * the segment of a version's own address.
 */
export const LEGAL_DOCUMENTS = [
  { kind: 'privacy', anchor: 'confidentialite', title: 'Confidentialité' },
  { kind: 'cookies', anchor: 'cookies', title: 'Cookies' },
  { kind: 'legal_notice', anchor: 'mentionslegales', title: 'Mentions légales' },
  { kind: 'terms_of_sale', anchor: 'conditionsgenerales', title: 'Conditions générales de vente' },
  {
    kind: 'information_form_a',
    anchor: 'formulaire-en-ligne',
    title: 'Formulaire d’information standard, réservation en ligne',
  },
  {
    kind: 'information_form_b',
    anchor: 'formulaire-par-telephone',
    title: 'Formulaire d’information standard, réservation par téléphone',
  },
  { kind: 'level_notice', anchor: 'avertissement-niveau', title: 'Avertissement sur le niveau' },
  { kind: 'cancellation_choices', anchor: 'choix-apres-annulation', title: 'Choix après l’annulation d’un départ' },
  { kind: 'contract_changes', anchor: 'modification-du-contrat', title: 'Modification du prix ou du voyage' },
  { kind: 'transfer_notice', anchor: 'cession', title: 'Cession d’une place' },
  { kind: 'invoice_notice', anchor: 'factures', title: 'Mentions portées sur les factures' },
  { kind: 'gift_card_terms', anchor: 'cartes-cadeaux', title: 'Conditions des cartes cadeaux' },
  { kind: 'parental_authorisation', anchor: 'autorisation-parentale', title: 'Autorisation parentale' },
  { kind: 'terms_of_use', anchor: 'conditionsutilisateurs', title: 'Conditions d’utilisation' },
  { kind: 'accessibility', anchor: 'accessibilite', title: 'Accessibilité' },
] as const

export type LegalDocument = (typeof LEGAL_DOCUMENTS)[number]
export type LegalKind = LegalDocument['kind']

/** What a version may be called: it is a part of its address. */
export const LEGAL_VERSION = /^[0-9a-z][0-9a-z.-]{0,19}$/

const PAGE = '/confidentialite-et-mentions-legales'

/** The heading's id of a text on the page. */
export const legalAnchor = (kind: LegalKind): string => LEGAL_DOCUMENTS.find((one) => one.kind === kind)?.anchor ?? kind

/** How a text is called. */
export const legalTitle = (kind: LegalKind): string => LEGAL_DOCUMENTS.find((one) => one.kind === kind)?.title ?? kind

/** Where a text in force is read, or the whole page without a kind. */
export const legalPath = (kind?: LegalKind): string => (kind ? `${PAGE}#${legalAnchor(kind)}` : PAGE)

/** The address of exactly one version, for good. */
export const legalVersionPath = ({ kind, version }: { kind: LegalKind; version: string }): string =>
  `${PAGE}/${legalAnchor(kind)}/${encodeURIComponent(version)}`
