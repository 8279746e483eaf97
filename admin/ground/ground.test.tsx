// @apart: the files of the map are fetched once for a page.
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Ground } from './ground'
import { roomOf } from './lay-names'
import { fitView, spotIn, zoomView, type MapView } from './map-view'
import { stubMap } from './map.fixture'
import { readGround, type MapFile } from './read-ground'
import { RouteRelief } from './route-relief'
import { useGround } from './use-ground'

afterEach(() => vi.unstubAllGlobals())

type Position = [number, number]
const fileOf = (type: 'Polygon' | 'MultiLineString', ...lines: Position[][]): MapFile => ({
  features: lines.map((line) => ({ properties: {}, geometry: { type, coordinates: [line] } })),
})
const nameOf = (name: string, rank: number, kind: string, coordinates: Position): MapFile['features'][number] => ({
  properties: { name, rank, kind },
  geometry: { type: 'Point', coordinates },
})
const square = (west: number, south: number, side: number): Position[] => [
  [west, south],
  [west + side, south],
  [west + side, south + side],
  [west, south + side],
  [west, south],
]

const GROUND = readGround({
  far: fileOf('Polygon'),
  land: fileOf('Polygon', square(-20, 30, 60), square(100, 0, 5)),
  lakes: fileOf('Polygon', square(5.9, 44.9, 0.2)),
  rivers: fileOf('MultiLineString', [
    [4, 45],
    [8, 45],
  ]),
  borders: fileOf('MultiLineString', [
    [6.5, 40],
    [6.5, 50],
  ]),
  places: {
    features: [
      nameOf('Village', 4, 'town', [6, 45.01]),
      nameOf('Ville', 1, 'town', [6, 45]),
      nameOf('Pic Noir', 5, 'summit', [6.6, 45.3]),
      nameOf('Ailleurs', 1, 'town', [60, 45]),
    ],
  },
})
const FRAME = { width: 720, height: 420 }
const VIEW = fitView({ positions: [[6, 45]], frame: FRAME, nearest: 8 })

const draw = (props: Partial<Parameters<typeof Ground>[0]> = {}) => {
  const { container } = render(
    <svg>
      <Ground ground={GROUND} view={VIEW} frame={FRAME} {...props} />
    </svg>,
  )
  const pathOf = (kind: string) => container.querySelector(`.ground__${kind}`)?.getAttribute('d') ?? null
  const names = [...container.querySelectorAll('text')].map((text) => text.textContent)
  return { pathOf, names }
}

describe('the ground of a map', () => {
  it('is what lies within it: land, lakes, rivers, borders', () => {
    const { pathOf } = draw()
    // Land goes past all sides, just beyond what is seen.
    expect(pathOf('land')).toBe('M-6.0 -6.0L-6.0 426.0L726.0 426.0L726.0 -6.0Z')
    expect(pathOf('lake')).toMatch(/^M.*Z$/)
    expect(pathOf('river')).toMatch(/^M-6\.0 210\.0L726\.0 210\.0$/)
    expect(pathOf('border')).toMatch(/^M542\.\d /)
    expect(pathOf('far')).toBe('')
  })

  it('names the largest places that have room', () => {
    expect(draw().names).toEqual(['Ville', '▲\u00a0Pic Noir'])
    expect(draw({ said: new Set(['Ville']) }).names).toEqual(['Village', '▲\u00a0Pic Noir'])
    const { x, y } = spotIn({ view: VIEW, frame: FRAME })(VIEW.centre)
    expect(draw({ taken: [roomOf({ x, y }, 12)] }).names).toEqual(['▲\u00a0Pic Noir'])
  })

  it('leaves out rivers from near, where their bends are too rough', () => {
    const near: MapView = zoomView(VIEW, 4)
    expect(draw({ view: near }).pathOf('river')).toBeNull()
  })
})

it('has the relief of a route in the mountains, and none in a plain', () => {
  const draw = (...heights: number[]) => {
    const route = heights.map((height, index) => [6 + index / 100, 45.2, height] as const)
    const { container } = render(
      <svg>
        <RouteRelief route={route} ground={GROUND} view={fitView({ positions: route, frame: FRAME })} frame={FRAME} />
      </svg>,
    )
    return [...container.querySelectorAll('path')]
  }
  const bands = draw(900, 1_800, 1_200)
  expect(bands.length).toBeGreaterThan(5)
  expect(bands.every((band) => /^M.*Z$/.test(band.getAttribute('d') ?? ''))).toBe(true)
  expect(draw(2, 4, 3)).toEqual([])
})

it('is fetched once for all maps, and again when it did not come', async () => {
  const Map = () => {
    const { ground, isMissing, retry } = useGround()
    return (
      <button type="button" onClick={retry}>
        {ground ? `${String(ground.names.length)} lieu` : isMissing ? 'rien' : 'attend'}
      </button>
    )
  }
  const refused = vi.fn(() => Promise.resolve(new Response('', { status: 503 })))
  vi.stubGlobal('fetch', refused)
  const { unmount } = render(<Map />)
  expect(await screen.findByText('rien')).toBeVisible()
  expect(refused).toHaveBeenCalledTimes(6)
  stubMap({ names: [['Ville', 6, 45]] })
  await userEvent.click(screen.getByRole('button'))
  expect(await screen.findByText('1 lieu')).toBeVisible()
  unmount()
  vi.stubGlobal('fetch', refused)
  render(<Map />)
  expect(await screen.findByText('1 lieu')).toBeVisible()
  expect(refused).toHaveBeenCalledTimes(6)
})
