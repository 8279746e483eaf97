import { describe, expect, it } from 'vitest'
import { ofTown, toTown, withDe } from './elision'

it.each([
  ['Ève', 'd’Ève'],
  ['Eilidh Mac Leòid', 'd’Eilidh Mac Leòid'],
  ['Œdipe', 'd’Œdipe'],
  ['inès', 'd’inès'],
  ['Yves', 'd’Yves'],
  ['Yann', 'de Yann'],
  ['Hugo', 'de Hugo'],
  ['Maëlle', 'de Maëlle'],
  ['Voyageur\u00a02', 'de Voyageur\u00a02'],
  ['2CV', 'de 2CV'],
  ['', 'de '],
])('writes « de » before « %s » as « %s »', (name, text) => {
  expect(withDe(name)).toBe(text)
})

describe('de, before a town', () => {
  it.each([
    ['Lyon', 'de Lyon'],
    ['Annecy', 'd’Annecy'],
    ['Le Mans', 'du Mans'],
    ['Les Herbiers', 'des Herbiers'],
    ['La Rochelle', 'de La Rochelle'],
    ['L’Isle-d’Abeau', 'de L’Isle-d’Abeau'],
    ['Lescar', 'de Lescar'],
  ])('is before %s as one says it', (name, said) => {
    expect(ofTown(name)).toBe(said)
  })
})

describe('à, before a town', () => {
  it.each([
    ['Grenoble', 'à Grenoble'],
    ['Annecy', 'à Annecy'],
    ['Le Mans', 'au Mans'],
    ['Les Houches', 'aux Houches'],
    ['La Charité', 'à La Charité'],
    ['Lescar', 'à Lescar'],
  ])('is before %s as one says it', (name, said) => {
    expect(toTown(name)).toBe(said)
  })
})
