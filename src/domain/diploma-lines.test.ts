import { expect, it } from 'vitest'
import { readDiplomas, writeDiplomas } from './diploma-lines'

it.each([
  ['2017 Diplôme d’État', [{ year: 2017, title: 'Diplôme d’État' }]],
  ['2017, Diplôme d’État', [{ year: 2017, title: 'Diplôme d’État' }]],
  ['2017 : Diplôme', [{ year: 2017, title: 'Diplôme' }]],
  ['  Secours en équipe  ', [{ year: null, title: 'Secours en équipe' }]],
  ['20171 choses', [{ year: null, title: '20171 choses' }]],
  ['2017', [{ year: null, title: '2017' }]],
  ['\n \n', []],
])('%j names %j', (lines, diplomas) => {
  expect(readDiplomas(lines)).toEqual(diplomas)
})

it('are read as they were written', () => {
  const diplomas = [
    { year: 2017, title: 'Diplôme d’État' },
    { year: null, title: 'Secours' },
  ]
  expect(readDiplomas(writeDiplomas(diplomas))).toEqual(diplomas)
})
