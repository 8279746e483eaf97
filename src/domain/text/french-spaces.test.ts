import { expect, it } from 'vitest'
import { frenchSpaces } from './french-spaces'

it.each([
  ['Où ?', 'Où\u00a0?'],
  ['Complets !', 'Complets\u00a0!'],
  ['« oui »', '«\u00a0oui\u00a0»'],
  ['100 %', '100\u00a0%'],
  ['1\u202f290 €', '1\u00a0290\u00a0€'],
  ['3 h 05', '3\u00a0h 05'],
  ['6 kg par personne', '6\u00a0kg par personne'],
  ['de 2 à 15 jours', 'de 2 à 15\u00a0jours'],
  ['contrat n° 000000', 'contrat n°\u00a0000000'],
  ['1 rue des Cimes, 75009 Paris', '1\u00a0rue des Cimes, 75009 Paris'],
  ['12 bis allée du Col', '12 bis\u00a0allée du Col'],
  ['rien à faire', 'rien à faire'],
])('writes %j as %j', (text, expected) => {
  expect(frenchSpaces(text)).toBe(expected)
})
