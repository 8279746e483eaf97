import { describe, expect, it } from 'vitest'
import { buildContractFacts } from '../../../../tests/factories/contract-facts'
import { buildReservationDetail } from '../../../../tests/factories/reservation-detail'
import { buildPdf } from './build-pdf'
import type { EvidenceFacts } from './evidence-facts'
import { evidencePaperText } from './evidence-paper-text'

const facts: EvidenceFacts = {
  reservation: buildReservationDetail(),
  contract: buildContractFacts(),
  customer: { first_name: 'Camille', last_name: 'Rey', email: 'camille@exemple.fr' },
  orderedAt: '2027-03-01T17:42:00Z',
  source: 'web',
  disputes: [
    {
      ...{ reference: 'dp_1', provider: 'stripe', payment: 'pi_7', cents: 38_400, state: 'open' },
      ...{ openedAt: '2027-06-20T08:00:00Z', paidAt: '2027-03-01T17:41:00Z' },
    },
  ],
  accepted: [
    { what: 'terms', version: '2026-11', at: '2027-03-01T17:42:00Z' },
    { what: 'card_terms', version: '2026-12', at: '2027-03-01T17:41:00Z' },
  ],
  payments: [
    { on: '2027-03-01', kind: 'deposit', method: 'card', cents: 38_400, provider: 'stripe', reference: 'pi_7' },
    { on: '2027-05-02', kind: 'refund', method: 'card', cents: 1_000, provider: 'stripe', reference: 're_1' },
  ],
  mails: [{ at: '2027-03-01T17:43:00Z', subject: 'Ta réservation est enregistrée', to: 'camille@exemple.fr' }],
  history: [{ at: '2027-03-01T17:42:00Z', kind: 'created', by: 'customer' }],
}

const rowsOf = (title: string, change: Partial<EvidenceFacts> = {}) =>
  evidencePaperText({ ...facts, ...change })
    .sections.find((section) => section.title.startsWith(title))
    ?.rows.map(({ label, value }) => `${label}: ${value}`.replaceAll('\u00a0', ' '))

describe('the paper that answers a contested payment', () => {
  it('names what is contested, and the payment at its provider', () => {
    expect(rowsOf('Ce qui est contesté')).toEqual([
      'Contestation dp_1: Ouverte, reçue le 20 juin 2027 à 10 h 00',
      'Paiement par carte: pi_7 (stripe)',
      'Demandé le 1er mars 2027 à 18 h 41, débité de: 384 €',
    ])
  })

  it('says which versions were accepted, and when', () => {
    expect(rowsOf('Ce que le client a accepté')).toEqual([
      'Conditions générales de vente, acceptées à la commande: Version 2026-11, le 1er mars 2027 à 18 h 42',
      'Conditions pour garder la carte, acceptées: Version 2026-12, le 1er mars 2027 à 18 h 41',
    ])
  })

  it('says which messages left, when and to whom, and what was paid and given back', () => {
    expect(rowsOf('Les messages')).toEqual([
      'Ta réservation est enregistrée: le 1er mars 2027 à 18 h 43, à camille@exemple.fr',
    ])
    expect(rowsOf('Les paiements')?.slice(0, 2)).toEqual([
      '1er mars 2027, acompte, carte, pi_7 (stripe): 384 €',
      '2 mai 2027, remboursement, carte, re_1 (stripe): -10 €',
    ])
    expect(rowsOf('L’historique')).toEqual(['Créée: le 1er mars 2027 à 18 h 42, par le client'])
  })

  it('has the rules of cancellation, and the whole contract behind it', () => {
    expect(rowsOf('Les règles d’annulation')?.length).toBeGreaterThan(0)
    expect(rowsOf('Les conditions de paiement')).toEqual(['Acompte: 30 % du prix', 'Attente après la relance: 4 jours'])
    expect(evidencePaperText(facts).annex?.sections.map(({ title }) => title)).toContain(
      'Conditions générales de vente, version 2026-11',
    )
  })

  it('leaves out what there is nothing of', () => {
    expect([rowsOf('Les messages', { mails: [] }), rowsOf('Ce que le client', { accepted: [] })]).toEqual([
      undefined,
      undefined,
    ])
  })

  it('is drawn over several pages', async () => {
    const pdf = (await buildPdf(evidencePaperText(facts))).toString('latin1')
    expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(2)
  })
})
