import { expect, it } from 'vitest'
import { houseType } from './house-type'

it.each([
  ["L'URL n'est pas là", 'L’URL n’est pas là'],
  ['Le bloc "{{block}}" manque', 'Le bloc «\u00a0{{block}}\u00a0» manque'],
  ['<a href="{{serverURL}}">ici</a>', '<a href="{{serverURL}}">ici</a>'],
  ['Envoi...', 'Envoi…'],
  ['Par Page: {{limit}}', 'Par Page\u00a0: {{limit}}'],
  ['Sûr?', 'Sûr\u00a0?'],
  ['Publiée le :', 'Publiée le\u00a0:'],
  ['Relation de {{label}} ', 'Relation de {{label}}'],
  ['Créé\u00a0', 'Créé\u00a0'],
  ['à 10:30', 'à 10:30'],
  ['https://lagopede.example', 'https://lagopede.example'],
])('writes %j as %j', (text, expected) => {
  expect(houseType(text)).toBe(expected)
})
