import { describe, expect, it } from 'vitest'
import { fitView, type LngLat } from '../ground/map-view'
import { dotAt, dotsOf, nameMarks, pinsOf } from './map-marks'
import { STATIONS } from './station-map.fixture'

const FRAME = { width: 720, height: 420 }
const GRENOBLE: LngLat = [5.7145, 45.1915]
const SHOWN = { frame: FRAME, view: fitView({ positions: [GRENOBLE], frame: FRAME, nearest: 9 }) }
/** As its pin may be, beside the dot that the database knows. */
const MOVED: LngLat = [5.9, 45.25]
const NOWHERE = { name: '', position: null }

const dots = dotsOf({ ...SHOWN, stations: STATIONS })
const namesOf = (options: Partial<Parameters<typeof nameMarks>[0]>) =>
  nameMarks({ dots, pins: [], frame: FRAME, hovered: null, ...options }).names.map(({ text }) => text)

describe('what a map marks', () => {
  it('are the stations that it shows, the most served first', () => {
    expect(dots.map(({ station }) => station.name)).toEqual(['Grenoble', 'Voiron', 'Échirolles'])
    const far = fitView({ positions: [[0, 40]], frame: FRAME, nearest: 9 })
    expect(dotsOf({ frame: FRAME, view: far, stations: STATIONS })).toEqual([])
  })

  it('is pressed at the nearest of the dots in reach', () => {
    const [grenoble, , echirolles] = dots
    if (!grenoble || !echirolles) throw new Error('no dots')
    const between = { x: grenoble.spot.x, y: (grenoble.spot.y + echirolles.spot.y) / 2 - 1 }
    expect(dotAt({ dots, spot: between, reach: 30 })).toBe(grenoble)
    expect(dotAt({ dots, spot: { ...between, y: between.y + 2 }, reach: 30 })).toBe(echirolles)
    expect(dotAt({ dots, spot: between, reach: 2 })).toBeNull()
  })

  it('are named where there is room, the station of the trip once, and the one under the pointer first', () => {
    expect(namesOf({})).toEqual(['Grenoble', 'Voiron', 'Échirolles'])
    const pins = pinsOf({ ...SHOWN, places: { station: { name: 'Grenoble', position: MOVED }, airport: NOWHERE } })
    expect(namesOf({ pins })).toEqual(['Grenoble', 'Voiron', 'Échirolles'])
    expect(namesOf({ pins, hovered: 'echirolles' })).toEqual(['Grenoble', 'Échirolles', 'Voiron'])
  })

  it('writes a name on the other side of its dot where a pin stands', () => {
    const pins = pinsOf({
      ...SHOWN,
      places: { station: NOWHERE, airport: { name: '', position: [5.642, 45.364] } },
    })
    const { names } = nameMarks({ dots, pins, frame: FRAME, hovered: null })
    expect(names.find(({ text }) => text === 'Voiron')?.anchor).toBe('end')
  })
})
