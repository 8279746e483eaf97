import { first, item, last, type Point } from './geometry'

/** Attributes of an SVG element; those without a value are left out. */
export type Attributes = Record<string, string | number | undefined>

const num = (value: number) => String(Math.round(value * 10) / 10)
const pair = ([x, y]: Point) => `${num(x)} ${num(y)}`

export const open = (line: readonly Point[]) => `M${line.map(pair).join('L')}`
export const closed = (line: readonly Point[]) => `${open(line)}Z`

/** Smooth curve through the points (Catmull-Rom). */
export function smooth(line: readonly Point[], { tension = 1, loop = false } = {}) {
  const count = line.length
  const at = (i: number) => item(line, loop ? (i + count) % count : Math.min(count - 1, Math.max(0, i)))
  let data = `M${pair(first(line))}`
  const end = loop ? count : count - 1
  for (let i = 0; i < end; i += 1) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const c1: Point = [p1[0] + ((p2[0] - p0[0]) / 6) * tension, p1[1] + ((p2[1] - p0[1]) / 6) * tension]
    const c2: Point = [p2[0] - ((p3[0] - p1[0]) / 6) * tension, p2[1] - ((p3[1] - p1[1]) / 6) * tension]
    data += `C${pair(c1)} ${pair(c2)} ${pair(p2)}`
  }
  return loop ? `${data}Z` : data
}

/** Smooth top edge closed by straight sides down to `bottom`. */
export const smoothBand = (line: readonly Point[], bottom: number) =>
  `${smooth(line)}L${pair([last(line)[0], bottom])}L${pair([first(line)[0], bottom])}Z`

/** Broken top edge closed by straight sides down to `bottom`. */
export const band = (line: readonly Point[], bottom: number) =>
  closed([...line, [last(line)[0], bottom], [first(line)[0], bottom]])

function attributes(extra: Attributes) {
  return Object.entries(extra)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? Math.round(value * 1000) / 1000 : value}"`)
    .join('')
}

export const element = (name: string, extra: Attributes = {}, content = '') =>
  content ? `<${name}${attributes(extra)}>${content}</${name}>` : `<${name}${attributes(extra)}/>`

export const fill = (d: string, color: string, extra: Attributes = {}) => element('path', { d, fill: color, ...extra })

export const stroke = (d: string, color: string, width: number, extra: Attributes = {}) =>
  element('path', {
    d,
    fill: 'none',
    stroke: color,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...extra,
  })

export const circle = (cx: number, cy: number, r: number, color: string, extra: Attributes = {}) =>
  element('circle', { cx, cy, r, fill: color, ...extra })

export const rect = (x: number, y: number, width: number, height: number, color: string, extra: Attributes = {}) =>
  element('rect', { x, y, width, height, fill: color, ...extra })

export function group(content: string | readonly string[], extra: Attributes = {}) {
  const inner = typeof content === 'string' ? content : content.join('')
  return inner ? element('g', extra, inner) : ''
}

/** A full disc as path data, so that many share one path. */
export function ball(cx: number, cy: number, r: number) {
  const [radius, diameter] = [r.toFixed(1), (2 * r).toFixed(1)]
  const half = `a${radius} ${radius} 0 1 0`
  return `M${(cx - r).toFixed(1)} ${cy.toFixed(1)}${half} ${diameter} 0${half} ${(-2 * r).toFixed(1)} 0Z`
}

/** A horizontal lens: the basic mark for ripples, glints and mist. */
export function lens(x: number, y: number, halfWidth: number, halfHeight: number) {
  const [left, right] = [pair([x - halfWidth, y]), pair([x + halfWidth, y])]
  return `M${left}Q${pair([x, y - halfHeight * 2])} ${right}Q${pair([x, y + halfHeight * 2])} ${left}Z`
}

/** Dots as zero-length round-capped strokes: thousands stay cheap in a single path. */
export const dots = (spots: readonly Point[], color: string, size: number, extra: Attributes = {}) =>
  spots.length ? stroke(spots.map((spot) => `M${pair(spot)}h.1`).join(''), color, size, extra) : ''
