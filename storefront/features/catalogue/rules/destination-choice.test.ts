import { describe, expect, it } from 'vitest'
import { buildOptions } from './build-options.fixture'
import { chosenCountries, destinationColumns, isGroupChosen, toggleCountry, toggleGroup } from './destination-choice'

const { destinations } = buildOptions()

describe('destination choice', () => {
  it('ticks the countries of the chosen group', () =>
    expect(chosenCountries({ destination: 'lapland' }, destinations)).toEqual(['Norvège', 'Suède', 'Finlande']))

  it('keeps the others when one country of a group is unticked', () =>
    expect(toggleCountry({ query: { destination: 'lapland' }, country: 'Suède', destinations })).toEqual({
      countries: ['Norvège', 'Finlande'],
    }))

  it('drops the countries when a group is chosen', () =>
    expect(toggleGroup({ countries: ['France'], page: 2 }, 'lapland')).toEqual({ destination: 'lapland' }))

  it('clears the destination with « toutes »', () => expect(toggleGroup({ destination: 'lapland' }, 'all')).toEqual({}))

  it('ticks « toutes » when nothing narrows', () => {
    expect(isGroupChosen({}, 'all')).toBe(true)
    expect(isGroupChosen({ countries: ['France'] }, 'all')).toBe(false)
  })

  it('shows each country once, Lapland out of « Hors de France »', () => {
    const columns = destinationColumns(destinations).map(({ group, items }) => [group, items.map(({ value }) => value)])
    expect(columns).toEqual([
      ['all', []],
      ['france', ['France']],
      ['lapland', ['Norvège', 'Suède', 'Finlande']],
      ['outside-france', ['Italie']],
    ])
  })
})
