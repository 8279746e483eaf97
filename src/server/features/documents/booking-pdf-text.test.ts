import { describe, expect, it } from 'vitest'
import { buildReservationDetail } from '../../../../tests/factories/reservation-detail'
import { bookingPdfText } from './booking-pdf-text'

/** The rows of a section as « label: value », with plain spaces; undefined when the section is left out. */
const rowsOf = (title: string, change: Parameters<typeof buildReservationDetail>[0] = {}) =>
  bookingPdfText(buildReservationDetail(change))
    .find((section) => section.title === title)
    ?.rows.map(({ label, value }) => `${label}: ${value}`.replaceAll('\u00a0', ' '))

const { price, expedition, participants } = buildReservationDetail()

describe('the summary of a booking', () => {
  it('says the trip, who comes, the price, how to pay and what canceling costs, in this order', () => {
    expect(bookingPdfText(buildReservationDetail()).map(({ title }) => title)).toEqual([
      'Le voyage',
      'Les voyageurs',
      'Le prix',
      'Le règlement',
      'Si tu annules',
    ])
  })

  it('names the conditions that were accepted, and where they are read', () => {
    const url = 'https://lagopede.test/confidentialite-et-mentions-legales/conditionsgenerales/2026-11'
    expect(rowsOf('Ce que tu as accepté', { terms: { version: '2026-11', url } })).toEqual([
      'Conditions générales de vente: Version 2026-11',
      `À lire sur: ${url}`,
    ])
    expect(rowsOf('Ce que tu as accepté', { terms: { version: '2025-01', url: null } })).toHaveLength(1)
    expect(rowsOf('Ce que tu as accepté')).toBeUndefined()
  })

  it('names the information form that was given', () => {
    const url = 'https://lagopede.test/confidentialite-et-mentions-legales/formulaire-en-ligne/2026-11'
    expect(rowsOf('Ce que tu as reçu', { information_form: { version: '2026-11', url } })).toEqual([
      'Formulaire d’information standard: Version 2026-11',
      `À lire sur: ${url}`,
    ])
  })

  it('says what was kept for travelers canceled, as the total holds it', () => {
    expect(rowsOf('Le prix', { travelers_fee: 150 })?.slice(-2)[0]).toBe('Frais d’annulation et de changement: 150 €')
    expect(rowsOf('Le prix')?.join()).not.toContain('Frais')
  })

  it('says the trip', () => {
    const change = { expedition: { ...expedition, meeting_point: 'Devant la gare', station: 'Grenoble' } }
    expect(rowsOf('Le voyage', change)).toEqual([
      'État: Confirmée',
      'Dates: Du 14 au 18 juin 2027',
      'Durée: 5 jours',
      'Voyageurs: 2 personnes',
      'Rendez-vous: Devant la gare',
      'Gare: Grenoble',
      'Guide: Maëlle Perrillat',
    ])
  })

  it('leaves out what is not known of the trip', () => {
    const change = { guide: null, expedition: { ...expedition, meeting_point: null, station: null } }
    expect(rowsOf('Le voyage', change)).toHaveLength(4)
  })

  it.each([
    ['pending', 'État: Acompte reçu'],
    ['canceled', 'État: Annulée'],
  ] as const)('says that it is %s', (status, row) => {
    expect(rowsOf('Le voyage', { status })?.[0]).toBe(row)
  })

  it('says that all is paid while the departure is not sure to leave', () => {
    const awaited = { missing_count: 2, decision_on: '2027-06-06' }
    expect(rowsOf('Le voyage', { status: 'pending', paid: 1292.5, awaited })?.[0]).toBe(
      'État: Tout est réglé, départ à confirmer',
    )
  })

  it('says who comes, and who is still to be named', () => {
    const [camille, hugo] = participants
    if (!camille || !hugo) throw new Error('two travelers')
    expect(rowsOf('Les voyageurs')).toEqual(['Voyageur 1: Camille Rey', 'Voyageur 2: Hugo Martel'])
    const unnamed = [
      { ...camille, last_name: null },
      { ...hugo, first_name: null, last_name: null },
    ]
    expect(rowsOf('Les voyageurs', { participants: unnamed })).toEqual([
      'Voyageur 1: Camille',
      'Voyageur 2: À compléter',
    ])
  })

  it('says the price line by line, even for one, and the total apart', () => {
    expect(rowsOf('Le prix')).toEqual([
      'Aventure, 2 × 640 €: 1 280 €',
      'Sac de couchage prêté, 1 × 12,50 €: 12,50 €',
      'Total: 1 292,50 €',
    ])
    const totals = bookingPdfText(buildReservationDetail()).flatMap(({ rows }) => rows.filter(({ isTotal }) => isTotal))
    expect(totals.map(({ label }) => label)).toEqual(['Total'])
  })

  it('says how to pay in two times', () => {
    expect(rowsOf('Le règlement')).toEqual([
      'Acompte, avant le 10 mai 2027: 387,75 €',
      'Solde, avant le 15 mai 2027: 904,75 €',
      'Déjà reçu: 387,75 €, reste 904,75 €',
      'Virement à: Lagopède SAS',
      'IBAN: FR76 3000 4000 0312 3456 7890 143',
      'BIC: BNPAFRPPXXX',
      'Référence à rappeler: LAG-2027-0042',
    ])
  })

  it('names the rest of the balance when more than the deposit is paid, as after a canceled place', () => {
    const canceled = { ...price, total: 1280, deposit: 384, balance: 896 }
    expect(rowsOf('Le règlement', { price: canceled, paid: 576 })?.slice(0, 2)).toEqual([
      'Solde, avant le 15 mai 2027: 704 €',
      'Déjà reçu: 576 €, reste 704 €',
    ])
  })

  it('asks for no transfer of what cards are about to be debited for', () => {
    expect(rowsOf('Le règlement', { paid: 300, arriving: 992.5 })?.slice(2)).toEqual([
      'Par carte, en cours de débit: 992,50 €',
      'Déjà reçu: 300 €, tout est réglé',
    ])
  })

  it('asks for no transfer that would arrive too late, and says so while something is left to pay', () => {
    const late = { bank: null, no_transfer: 'Un virement n’arriverait plus avant le départ.' }
    expect(rowsOf('Le règlement', late)?.slice(3)).toEqual([`Pour régler: ${late.no_transfer}`])
    expect(rowsOf('Le règlement', { ...late, paid: 1292.5 })?.slice(3)).toEqual([])
  })

  it('says how to pay at once', () => {
    const atOnce = { ...price, deposit: 1292.5, balance: 0, balance_due_on: null }
    expect(rowsOf('Le règlement', { price: atOnce })?.slice(0, 2)).toEqual([
      'Totalité, avant le 10 mai 2027: 1 292,50 €',
      'Déjà reçu: 387,75 €, reste 904,75 €',
    ])
  })

  it('says what canceling would cost', () => {
    expect(rowsOf('Si tu annules')).toEqual(['Jusqu’au 14 mai 2027: Remboursé à 70 %', 'Ensuite: Aucun remboursement'])
    expect(rowsOf('L’annulation')).toBeUndefined()
  })

  it.each([
    ['what it cost', 387.75, 'Frais d’annulation: 387,75 €'],
    ['that it was free', null, 'Frais d’annulation: 0 €'],
  ])('says of a canceled one %s, and asks for no money', (_case, cancellation_fee, row) => {
    const change = { status: 'canceled' as const, cancellation_fee }
    expect(rowsOf('L’annulation', change)).toEqual([row])
    expect(rowsOf('Le règlement', change)).toBeUndefined()
    expect(rowsOf('Si tu annules', change)).toBeUndefined()
  })

  it('keeps a value with its sign on one line', () => {
    const values = bookingPdfText(buildReservationDetail()).flatMap(({ rows }) => rows.map(({ value }) => value))
    expect(values).toContain('Remboursé à 70\u00a0%')
  })
})
