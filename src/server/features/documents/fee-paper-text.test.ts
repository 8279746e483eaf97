import { expect, it } from 'vitest'
import { CANCELLATION_TERMS } from '../../../../tests/factories/fee-table'
import type { FeePaper } from './fee-facts'
import { feePaperText } from './fee-paper-text'

const paper: FeePaper = {
  ...CANCELLATION_TERMS,
  number: 'LG-27-0614-118',
  name: 'Traversée du Vercors',
  names: ['Camille Rey', 'Hugo Rey'],
  departureStart: '2027-06-14',
  today: '2027-05-20',
  travelers: 2,
  totalCents: 128_000,
  travelersFeeCents: 0,
  savingsCents: 0,
  paidCents: 128_000,
  canceled: null,
  changedOn: '2027-03-01',
}

const rowsOf = (change: Partial<FeePaper> = {}) =>
  feePaperText({ ...paper, ...change })
    .sections.flatMap(({ rows }) => rows)
    .map(({ label, value }) => `${label}: ${value}`.replaceAll('\u00a0', ' '))

it('shows the table with its real dates, the step of the day, and every sum to what comes back', () => {
  expect(rowsOf()).toEqual([
    'Premier jour du voyage: 14 juin 2027',
    'Voyageurs concernés: Camille Rey, Hugo Rey',
    'Jusqu’au 15 mai 2027: 100 % remboursés, 0 % de frais',
    'Jusqu’au 31 mai 2027 (le 20 mai 2027): 70 % remboursés, 30 % de frais',
    'Ensuite, jusqu’au départ: 0 % remboursés, 100 % de frais',
    'Prix des places annulées: 1 280 €',
    'Frais du barème, 30 % du prix: 384 €',
    'Frais: 384 €',
    'Déjà réglé, remboursements déduits: 1 280 €',
    'Frais: -384 €',
    'À rembourser: 896 €',
    'Au plus tard le: 3 juin 2027',
  ])
  expect(feePaperText(paper).sections[1]?.title).toMatch(/version 1$/)
})

it('says what was saved, and what a move has left', () => {
  const canceled = { on: '2027-05-20', feeCents: 30_000, indemnityCents: 0, byAgency: false }
  const rows = rowsOf({ canceled, savingsCents: 8_400, refundCeiling: 70 })
  expect(rows).toContain('Économies et places revendues: -84 €')
  expect(rows).toContain('Frais gardés: 300 €')
  expect(rows).toContain('Après un changement de date: L’étape atteinte est gardée : 70 % au plus')
})

it('counts no fee where the agency canceled, and its indemnity on top', () => {
  const canceled = { on: '2027-05-20', feeCents: 0, indemnityCents: 38_400, byAgency: true }
  const rows = rowsOf({ canceled })
  expect(rows).toContain('Indemnité due par l’agence: 384 €')
  expect(rows).toContain('À rembourser: 1 664 €')
  expect(rows.some((row) => row.startsWith('Frais du barème'))).toBe(false)
})

it('says what is still owed by who paid less than the fees', () => {
  expect(rowsOf({ paidCents: 10_000 })).toContain('Reste dû: 284 €')
})

it('says that a trip which has begun is canceled no more, and proposes nothing', () => {
  for (const today of ['2027-06-14', '2027-09-01']) {
    const { sections, notes } = feePaperText({ ...paper, today })
    expect(sections.at(-1)).toMatchObject({
      title: 'Le voyage a commencé',
      rows: [{ label: 'Annulation', value: 'Elle n’est plus possible' }],
    })
    expect(notes.join(' ')).not.toMatch(/aujourd’hui|Remboursement sous/)
  }
  expect(feePaperText({ ...paper, today: '2027-06-13' }).sections.map(({ title }) => title)).toContain(
    'Si tu annules aujourd’hui',
  )
})
