import { expect, it } from 'vitest'
import { fillLegalPlaceholders } from './legal-placeholders'

it('puts the facts of the agency where a text names them, each time', () => {
  const text = '{société} est garantie par {garant}. Joins {société} au {téléphone}.'
  const facts = { company: 'Lagopède', guarantor: 'Un garant,\n 1 rue des Cimes', phone: '04 65 71 20 18' }
  expect(fillLegalPlaceholders({ text, facts })).toBe(
    'Lagopède est garantie par Un garant, 1\u00a0rue des Cimes. Joins Lagopède au 04\u00a065\u00a071\u00a020\u00a018.',
  )
})

it.each([null, '', '  '])('says that a fact is missing when the settings hold « %s »', (guarantor) => {
  expect(fillLegalPlaceholders({ text: 'Garant : {garant}.', facts: { guarantor } })).toBe('Garant : non renseigné.')
})

it('takes a fact as it is written, and leaves other braces alone', () => {
  expect(fillLegalPlaceholders({ text: '{garant} {autre}', facts: { guarantor: '$& {société}' } })).toBe(
    '$& {société} {autre}',
  )
})
