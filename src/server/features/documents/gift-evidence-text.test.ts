import { describe, expect, it } from 'vitest'
import { buildPdf } from './build-pdf'
import type { GiftEvidenceFacts } from './gift-evidence-facts'
import { giftEvidenceText } from './gift-evidence-text'

const facts: GiftEvidenceFacts = {
  ...{ last4: '9CQD', amountCents: 15_000, balanceCents: 5_000, paidBy: 'card', payment: 'pi_7' },
  giver: { name: 'Camille', email: 'camille@exemple.fr' },
  recipient: { name: 'Nina', email: 'nina@exemple.fr' },
  ...{ sendOn: '2026-12-24', expiresOn: '2028-12-24', orderedAt: '2026-12-01T08:00:00Z' },
  ...{ paidAt: '2026-12-01T08:02:00Z', termsVersion: '2026-12' },
  disputes: [
    {
      ...{ reference: 'dp_1', provider: 'stripe', payment: 'pi_7', cents: 15_000, state: 'open' },
      ...{ openedAt: '2027-02-01T09:00:00Z', paidAt: '2026-12-01T08:00:00Z' },
    },
  ],
  refunds: [{ at: '2027-01-02T09:00:00Z', cents: 1_000, state: 'done' }],
  mails: [{ at: '2026-12-24T06:00:00Z', subject: 'Camille t’offre un départ', to: 'nina@exemple.fr' }],
  history: [
    { at: '2026-12-24T06:00:00Z', kind: 'sent', by: 'site' },
    { at: '2026-12-24T19:30:00Z', kind: 'opened', by: 'site' },
    { at: '2027-02-02T08:00:00Z', kind: 'voided', by: 'agency' },
  ],
  uses: [{ at: '2027-01-05T10:00:00Z', reason: 'used', cents: -10_000, reservation: 'LAG-204' }],
  terms: [{ kind: 'text', text: 'La carte vaut deux ans.' }],
}

const rowsOf = (title: string, change: Partial<GiftEvidenceFacts> = {}) =>
  giftEvidenceText({ ...facts, ...change })
    .sections.find((section) => section.title.startsWith(title))
    ?.rows.map(({ label, value }) => `${label}: ${value}`.replaceAll('\u00a0', ' '))

describe('the paper that answers a contested payment of a gift card', () => {
  it('says what was bought, by whom and for whom', () => {
    expect(rowsOf('La carte cadeau')).toEqual([
      'Fin de son code: •••• 9CQD',
      'Commandée le: 1er décembre 2026 à 9 h 00',
      'Achetée par: Camille, camille@exemple.fr',
      'Pour: Nina, nina@exemple.fr',
      'Envoi demandé pour le: 24 décembre 2026',
      'Utilisable jusqu’au: 24 décembre 2028',
      'Montant: 150 €',
    ])
    expect(rowsOf('La carte cadeau', { giver: { name: null, email: null } })).toContain('Achetée par: Effacé')
  })

  it('says what was accepted, sent, opened and spent, and when', () => {
    expect(rowsOf('Ce que l’acheteur')).toEqual([
      'Conditions des cartes cadeaux, acceptées à l’achat: Version 2026-12, le 1er décembre 2026 à 9 h 00',
    ])
    expect(rowsOf('Les messages')).toEqual([
      'Camille t’offre un départ: le 24 décembre 2026 à 7 h 00, à nina@exemple.fr',
    ])
    expect(rowsOf('L’envoi')).toEqual([
      'Envoyée par mail: le 24 décembre 2026 à 7 h 00',
      'Page de la carte ouverte: le 24 décembre 2026 à 20 h 30',
      'Bloquée: le 2 février 2027 à 9 h 00, par l’agence',
    ])
    expect(rowsOf('Ce qui en a été dépensé')).toEqual([
      'Le 5 janvier 2027 à 11 h 00, réservation LAG-204: 100 €',
      'Reste sur la carte: 50 €',
    ])
    expect(rowsOf('Les paiements')).toEqual([
      'Le 1er décembre 2026 à 9 h 02, carte bancaire, pi_7: 150 €',
      'Le 2 janvier 2027 à 10 h 00, remboursement rendu: -10 €',
    ])
  })

  it('is drawn with the conditions behind it, or without any', async () => {
    expect(giftEvidenceText(facts).annex?.sections[0]?.title).toContain('2026-12')
    const bare = giftEvidenceText({ ...facts, terms: [], termsVersion: null, disputes: [] })
    expect([bare.annex, bare.subtitle, bare.sections.map(({ title }) => title)[0]]).toEqual([
      undefined,
      'Carte cadeau •••• 9CQD',
      'La carte cadeau',
    ])
    const pdf = (await buildPdf(giftEvidenceText(facts))).toString('latin1')
    expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(1)
  })
})
