import { expect, it } from 'vitest'
import { withDe } from './elision'

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
