import type { LegalVersionText } from './legal-version'

export const INVOICE_NOTICE: LegalVersionText = {
  kind: 'invoice_notice',
  version: '2026-12',
  day: '2026-11-25',
  summary: 'Ce que tes factures disent de la TVA.',
  body: [
    'Régime particulier – Agences de voyages.',
    'La TVA porte sur la marge de {société}, selon le régime des agences de voyages : elle est comprise dans le prix, ne se lit pas à part, et ne se déduit pas.',
  ],
}
