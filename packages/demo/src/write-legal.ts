import type { Payload } from 'payload'
import { frenchSpaces } from '@/domain/text/french-spaces'
import { ACCESSIBILITY } from './legal/accessibility'
import { CANCELLATION_CHOICES } from './legal/cancellation-choices'
import { CONTRACT_CHANGES } from './legal/contract-changes'
import { COOKIES_TEXTS } from './legal/cookies'
import { GIFT_CARD_TERMS } from './legal/gift-card-terms'
import { INFORMATION_FORMS } from './legal/information-forms'
import { LEGAL_NOTICE } from './legal/legal-notice'
import type { LegalVersionText } from './legal/legal-version'
import { LEVEL_NOTICE } from './legal/level-notice'
import { PRIVACY_TEXTS } from './legal/privacy'
import { TERMS_OF_SALE } from './legal/terms-of-sale'
import { TERMS_OF_USE } from './legal/terms-of-use'
import { TRANSFER_NOTICE } from './legal/transfer-notice'
import { spacedTexts, toRichText } from './rich-text'

const PARENTAL_AUTHORISATION: LegalVersionText = {
  kind: 'parental_authorisation',
  version: '2026-11',
  day: '2026-11-24',
  summary: 'Ce que signe qui confie un enfant pour une aventure sans les parents.',
  body: [
    { heading: 'L’autorisation' },
    'Je suis titulaire de l’autorité parentale, ou j’en ai reçu la charge, et j’autorise l’enfant ou les enfants nommés ci-dessus à prendre part à ce voyage sans moi, sous la responsabilité des adultes de l’agence {société}.',
    { heading: 'Les soins' },
    'En cas d’urgence, j’autorise l’encadrement à faire donner les soins qu’un médecin juge nécessaires. On me prévient aussitôt, puis, si je ne réponds pas, les personnes nommées ci-dessus.',
    { heading: 'L’arrivée et le retour' },
    'J’accompagne chaque enfant jusqu’au lieu du départ et j’y remets cette feuille, signée. Au retour, il n’est confié qu’à moi ou aux personnes nommées ci-dessus, qui montrent une pièce d’identité.',
    { heading: 'Ce qui est su de l’enfant' },
    'J’ai dit ce que le guide doit savoir de sa santé, de son régime et de ses allergies. Ces informations sont lues par le guide et l’agence, et effacées trente jours après le retour. Une question : {téléphone}, {e-mail}.',
  ],
}

const INVOICE_NOTICE: LegalVersionText = {
  kind: 'invoice_notice',
  version: '2026-11',
  day: '2026-11-25',
  summary: 'Ce que tes factures disent de la TVA.',
  body: [
    'Régime particulier – Agences de voyages.',
    'La TVA porte sur la marge de {société}, selon le régime des agences de voyages : elle est comprise dans le prix, ne se lit pas à part, et ne se déduit pas.',
  ],
}

export const LEGAL_VERSIONS: LegalVersionText[] = [
  ...PRIVACY_TEXTS,
  ...COOKIES_TEXTS,
  LEGAL_NOTICE,
  ...TERMS_OF_SALE,
  ...INFORMATION_FORMS,
  LEVEL_NOTICE,
  CANCELLATION_CHOICES,
  CONTRACT_CHANGES,
  TRANSFER_NOTICE,
  INVOICE_NOTICE,
  ...GIFT_CARD_TERMS,
  PARENTAL_AUTHORISATION,
  TERMS_OF_USE,
  ACCESSIBILITY,
]

/** Whom the law wants named, for an agency that does not exist. */
export const LEGAL_IDENTITY = {
  company: 'Lagopède Voyages',
  form: 'Société par actions simplifiée (SAS)',
  capital: '40\u00a0000\u00a0€',
  office: '4 quai des Marmottes, 74000 Annecy (exemple)',
  register: 'RCS Annecy 000\u00a0000\u00a0000 (exemple)',
  vat: 'FR00000000000',
  travel_register: 'IM074000000 (exemple)',
  director: 'Claire Vidonne',
  email: 'bonjour@lagopede.example',
  guarantor: 'Garantie des Sommets (exemple), 1 rue des Cimes, 75009 Paris',
  insurer: 'Mutuelle des Refuges (exemple), 12 place du Col, 69002 Lyon, contrat n°\u00a0000000',
  mediator: 'Médiation du Voyage (exemple), 2 rue de l’Écoute, 75017 Paris, mediation.example',
  host: 'Hébergement des Alpes (exemple), 8 chemin du Serveur, 38000 Grenoble, 04 00 00 00 00',
}

/** Publishes the versions of the demo that are not there, unless the agency wrote one of that kind, and names whom the law wants named where nobody is. */
export const writeLegal = async ({ payload }: { payload: Payload }): Promise<void> => {
  const { legal = {} } = await payload.findGlobal({ slug: 'site-settings' })
  if (Object.values(legal).every((fact) => !fact)) {
    await payload.updateGlobal({ slug: 'site-settings', data: { legal: LEGAL_IDENTITY } })
  }
  const { docs } = await payload.find({
    collection: 'legal-documents',
    pagination: false,
    select: { kind: true, version: true },
  })
  const isDemos = (doc: { kind: string; version: string }) =>
    LEGAL_VERSIONS.some(({ kind, version }) => kind === doc.kind && version === doc.version)
  const ofAgency = new Set(docs.filter((doc) => !isDemos(doc)).map(({ kind }) => kind))
  const there = new Set(docs.map((doc) => `${doc.kind} ${doc.version}`))
  for (const { kind, version, day, summary, changes = [], change_terms, body } of LEGAL_VERSIONS) {
    if (ofAgency.has(kind) || there.has(`${kind} ${version}`)) continue
    await payload.create({
      collection: 'legal-documents',
      data: {
        kind,
        version,
        effective_on: `${day}T12:00:00.000Z`,
        status: 'published',
        summary: frenchSpaces(summary),
        changes: changes.map(frenchSpaces).join('\n'),
        ...(change_terms && { change_terms }),
        body: toRichText(spacedTexts(body)),
      },
    })
  }
}
