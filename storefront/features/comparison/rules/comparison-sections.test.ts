import { describe, expect, it } from 'vitest'
import { buildTripCarbon } from '@/storefront/lib/trains/trip-carbon.fixture'
import { buildComparedTrip } from './compared-trip.fixture'
import { comparisonSections, type AskedDates, type ComparedTrip } from './comparison-sections'

const rowOf = (label: string, trips: ComparedTrip[], asked: AskedDates = {}) =>
  comparisonSections({ trips, from: 'Lyon', asked })
    .flatMap(({ rows }) => rows)
    .find((row) => row.label === label)

const textsOf = (label: string, trips: ComparedTrip[]) =>
  rowOf(label, trips)?.cells.map(({ text }) => text.replaceAll('\u00a0', ' '))
const marksOf = (label: string, trips: ComparedTrip[]) => rowOf(label, trips)?.cells.map(({ isMarked }) => isMarked)

const vercors = buildComparedTrip()
const alps = buildComparedTrip({
  expedition: { id: 2, slug: 'alpes', min_price: 980, duration_days: 8, rating: 4.8, review_count: 112 },
})

describe('trips side by side', () => {
  it('marks the lowest price of all, and that of a day, which may be another', () => {
    expect(textsOf('Prix par personne', [vercors, alps])).toEqual(['640 €', '980 €'])
    expect(marksOf('Prix par personne', [vercors, alps])).toEqual([true, false])
    expect(textsOf('Prix par jour', [vercors, alps])).toEqual(['128 €', '123 €'])
    expect(marksOf('Prix par jour', [vercors, alps])).toEqual([false, true])
  })

  it('marks the best rated, and nothing where all are the same', () => {
    expect(marksOf('Avis', [vercors, alps])).toEqual([true, false])
    expect(marksOf('Prix par personne', [vercors, vercors])).toEqual([false, false])
  })

  it('says which rows are the same of all; none is of a single trip', () => {
    expect(rowOf('Pays', [vercors, alps])?.isSame).toBe(true)
    expect(rowOf('Durée', [vercors, alps])?.isSame).toBe(false)
    expect(rowOf('Pays', [vercors])?.isSame).toBe(false)
  })

  it('says that a trip has no reviews yet', () => {
    const fresh = buildComparedTrip({ expedition: { rating: null, review_count: 0 } })
    expect(textsOf('Avis', [fresh])).toEqual(['pas encore d’avis'])
  })

  it('counts both parts from the town, on one scale with how wrong they may be', () => {
    const near = buildComparedTrip({ carbon: buildTripCarbon() })
    const row = rowOf('kg CO₂e, porte à porte', [near, vercors])
    expect(row?.cells[0]).toMatchObject({ isMarked: false, bar: { high: 100 } })
    expect(row?.cells[1]).toEqual({ text: 'non précisé' })
    expect(textsOf('En train depuis Lyon', [near])).toEqual(['5 h 10'])
    expect(textsOf('Le même en avion', [near])).toEqual(['157 kg'])
    const train = buildTripCarbon({ ways: buildTripCarbon().ways.filter(({ mode }) => mode !== 'plane') })
    expect(textsOf('Le même en avion', [buildComparedTrip({ carbon: train })])).toEqual(['pas de vol utile'])
  })

  const departures = [
    { departure_start: '2027-06-14', departure_end: '2027-06-18', available_count: 0, sales_closed: false },
    { departure_start: '2027-06-21', departure_end: '2027-06-25', available_count: 4, sales_closed: true },
    { departure_start: '2027-07-12', departure_end: '2027-07-16', available_count: 1, sales_closed: false },
    { departure_start: '2027-07-30', departure_end: '2027-08-03', available_count: 6, sales_closed: false },
  ]

  it('names the next departures that have room', () => {
    expect(textsOf('Prochains départs', [buildComparedTrip({ departures }), vercors])).toEqual([
      '12 juil. 2027, 1 place ; 30 juil. 2027, 6 places',
      'pas de place en ce moment',
    ])
  })

  it('names the departures at the dates and for the travelers that are looked for', () => {
    const sayOf = (asked: AskedDates) => {
      const { note, cells = [] } = rowOf('Prochains départs', [buildComparedTrip({ departures })], asked) ?? {}
      return [note, cells[0]?.text].map((text) => text?.replaceAll('\u00a0', ' '))
    }
    const july = { start: '2027-07-01', end: '2027-07-31' }
    expect(sayOf(july)).toEqual(['1er au 31 juil. 2027', '12 juil. 2027, 1 place'])
    expect(sayOf({ ...july, travelers: 2 })).toEqual(['1er au 31 juil. 2027, pour 2 personnes', 'aucun'])
    expect(sayOf({ travelers: 2 })).toEqual(['pour 2 personnes', '30 juil. 2027, 6 places'])
    expect(sayOf({ start: '2027-07-20' })).toEqual(['à partir du 20 juil. 2027', '30 juil. 2027, 6 places'])
  })
})
