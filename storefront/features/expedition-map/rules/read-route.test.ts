import { describe, expect, it } from 'vitest'
import type { RouteGeoJson } from '@/contract/expeditions'
import { ARRIVAL, readRoute } from './read-route'

type Place = [name: string, day: number | null, position: [number, number, number]]

const VILLAGE: [number, number, number] = [5.5, 45, 1000]
const HUT: [number, number, number] = [5.6, 45.1, 1500]
const SUMMIT: [number, number, number] = [5.65, 45.15, 2300]
const VALLEY: [number, number, number] = [5.7, 45.2, 600]

const geojson = (places: Place[]): RouteGeoJson => ({
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { kind: 'route', name: 'Traversée', day: null },
      geometry: { type: 'LineString', coordinates: [VILLAGE, HUT, SUMMIT, VALLEY] },
    },
    ...places.map(([name, day, coordinates]) => ({
      type: 'Feature' as const,
      properties: { kind: 'stage' as const, name, day },
      geometry: { type: 'Point' as const, coordinates },
    })),
  ],
})
const badges = (places: Place[]) => readRoute(geojson(places)).stages.map(({ name, badge }) => [name, badge])

describe('route', () => {
  it('numbers each place by the day that starts there, and marks the arrival', () => {
    expect(
      badges([
        ['Village', null, VILLAGE],
        ['Refuge', 1, HUT],
        ['Vallée', 2, VALLEY],
      ]),
    ).toEqual([
      ['Village', '1'],
      ['Refuge', '2'],
      ['Vallée', ARRIVAL],
    ])
  })

  it('leaves a place on the way without a number', () => {
    expect(
      badges([
        ['Sommet', null, SUMMIT],
        ['Vallée', 1, VALLEY],
      ]),
    ).toEqual([
      ['Sommet', null],
      ['Vallée', ARRIVAL],
    ])
  })

  it('gives a base camp all of its days in one badge', () => {
    expect(
      badges([
        ['Camp', null, VILLAGE],
        ['Camp', 1, VILLAGE],
        ['Camp', 2, VILLAGE],
        ['Camp', 3, VILLAGE],
      ]),
    ).toEqual([['Camp', '1–3']])
  })

  it('counts the first day at a start that one sleeps at', () => {
    expect(
      badges([
        ['Clifden', 1, VILLAGE],
        ['Refuge', 2, HUT],
        ['Vallée', 3, VALLEY],
      ]),
    ).toEqual([
      ['Clifden', '1–2'],
      ['Refuge', '3'],
      ['Vallée', ARRIVAL],
    ])
  })

  it('says two nights apart at the same place', () => {
    expect(
      badges([
        ['Refuge', 1, HUT],
        ['Sommet', 2, SUMMIT],
        ['Refuge', 3, HUT],
        ['Vallée', 4, VALLEY],
      ])[0],
    ).toEqual(['Refuge', '2·4'])
  })

  it('gives the places in walking order, the base camp each time', () => {
    const { places } = readRoute(
      geojson([
        ['Camp', null, VILLAGE],
        ['Camp', 1, VILLAGE],
      ]),
    )
    expect(places.map(({ day }) => day)).toEqual([null, 1])
  })

  it('is empty when no line is drawn', () => {
    expect(readRoute({ type: 'FeatureCollection', features: [] })).toEqual({ parts: [], stages: [], places: [] })
  })
})
