import type { CellPolygon } from './contour-rings'
import type { Relief } from './draw-relief'

/** The colours of the base map, and from them the pale ones of a ground. */
const COLOURS = {
  sea: '#d7ebf1',
  shallows: ['#def0f3', '#e5f4f5', '#ecf7f6'],
  coast: '#bdd5c9',
  land: '#eef2e8',
  lowest: '#d3e4d0',
  highest: '#fcfcf8',
  contour: '#8fa87f',
}

/** The relief as a picture of its square. The map reads its groups too: each path is one polygon, `data-` says where it lies. */
export const reliefSvg = ({ frame, size, land, shallows, bands }: Relief): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" fill-rule="evenodd"`,
    ` data-left="${frame.left}" data-top="${frame.top}" data-side="${frame.side}">`,
    `<path fill="${COLOURS.sea}" d="M0 0H${size}V${size}H0z"/>`,
    ...shallows.map(
      (polygons, index) => `<g data-kind="shallows" fill="${COLOURS.shallows[index]}">${pathsOf(polygons)}</g>`,
    ),
    `<g fill="${COLOURS.land}" stroke="${COLOURS.coast}" stroke-width=".3">${pathsOf(land)}</g>`,
    `<g stroke="${COLOURS.contour}" stroke-width=".14" stroke-opacity=".5">`,
    ...bands.map(
      ({ elevation, tone, isMain, polygons }) =>
        `<g data-kind="band" data-elevation="${elevation}" fill="${toneColour(tone)}"` +
        `${isMain ? ' data-main="" stroke-width=".22" stroke-opacity=".9"' : ''}>${pathsOf(polygons)}</g>`,
    ),
    '</g></svg>',
  ].join('')

const toneColour = (tone: number): string =>
  mixColours({ from: COLOURS.land, to: tone < 0 ? COLOURS.lowest : COLOURS.highest, share: Math.abs(tone) })

const mixColours = ({ from, to, share }: { from: string; to: string; share: number }): string => {
  const mixed = [1, 3, 5].map((start) => {
    const [one, other] = [from, to].map((colour) => parseInt(colour.slice(start, start + 2), 16))
    return Math.round((one ?? 0) + ((other ?? 0) - (one ?? 0)) * share)
  })
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

const pathsOf = (polygons: CellPolygon[]): string =>
  polygons.map((rings) => `<path d="${rings.map(ringPath).join('')}"/>`).join('')

/** Each point as its steps from the one before, in tenths of a cell. */
const ringPath = (ring: CellPolygon[number]): string => {
  let [fromX, fromY] = [0, 0]
  const points = ring.map(([x, y], index) => {
    const [toX, toY] = [Math.round(x * 10), Math.round(y * 10)]
    const steps = `${index === 0 ? 'M' : 'l'}${cells(toX - fromX)} ${cells(toY - fromY)}`
    ;[fromX, fromY] = [toX, toY]
    return steps
  })
  return `${points.join('')}z`
}

const cells = (tenths: number): string => String(tenths / 10).replace(/^(-?)0\./, '$1.')
