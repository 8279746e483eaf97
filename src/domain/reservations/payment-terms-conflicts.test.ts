import { describe, expect, it } from 'vitest'
import { contradictingLines, textLines } from './payment-terms-conflicts'

const terms = { deposit_percent: 40, grace_days: 6 }

describe('the lines of a text', () => {
  it('are its paragraphs, headings and items, whatever is bold in them', () => {
    const item = {
      type: 'listitem',
      children: [
        { type: 'text', text: 'Un ' },
        { type: 'text', text: 'acompte' },
      ],
    }
    const root = {
      type: 'root',
      children: [
        { type: 'list', children: [item] },
        { type: 'paragraph', children: [] },
      ],
    }
    expect(textLines(root)).toEqual(['Un acompte', ''])
    expect(textLines(null)).toEqual([])
  })
})

describe('what contradicts the terms of payment', () => {
  it.each([
    'Un acompte de 30 % est dû dans les sept jours qui suivent la commande.',
    'Un acompte de 30\u00a0% est dû.',
    'L’acompte est de trente pour cent du prix.',
    'Sans lui quatre jours après la relance, la réservation prend fin.',
    'Tes places sont libérées dans les 4 jours qui suivent notre rappel.',
  ])('is « %s »', (line) => {
    expect(contradictingLines({ lines: [line], terms })).toEqual([line])
  })

  it.each([
    'Un acompte de 40 % est dû dans les sept jours qui suivent la commande.',
    'L’acompte est de quarante pour cent du prix.',
    'Au-delà de 8 % de hausse, tu peux mettre fin au contrat sans frais.',
    'Six jours après la relance, la réservation prend fin.',
    'Sans acompte à la date dite, et après rappel, les places sont remises en vente.',
    'Le solde est dû trente jours avant le départ.',
    'Un certain % de l’acompte',
  ])('is not « %s »', (line) => {
    expect(contradictingLines({ lines: [line], terms })).toEqual([])
  })
})
