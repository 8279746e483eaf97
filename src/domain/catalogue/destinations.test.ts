import { expect, it } from 'vitest'
import { DESTINATION_GROUPS, flagUrl, isInDestinationGroup } from './destinations'

it.each([
  ['France', ['all', 'france']],
  ['Italie', ['all', 'outside-france']],
  ['Norvège', ['all', 'outside-france', 'lapland']],
  ['Suède', ['all', 'outside-france', 'lapland']],
  ['Finlande', ['all', 'outside-france', 'lapland']],
])('finds %s under %j', (country, groups) => {
  expect(DESTINATION_GROUPS.filter((group) => isInDestinationGroup(country, group))).toEqual(groups)
})

it.each([
  ['FR', '/flags/fr.svg'],
  ['GB-SCT', '/flags/gb-sct.svg'],
])('gives %s a flag', (code, address) => {
  expect(flagUrl(code)).toBe(address)
})
