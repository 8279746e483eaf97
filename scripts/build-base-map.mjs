// Writes the base map of public/map: Natural Earth's land and borders (package world-atlas) around Europe, simplified,
// and the lakes, rivers, towns and summits of base-map-features.mjs. Run it again when either changes.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { feature, mesh } from 'topojson-client'
import { lakes, places, rivers, summits } from './base-map-features.mjs'

const FRAME = [-28, 33, 42, 73]
const [WEST, SOUTH, EAST, NORTH] = FRAME
/** In degrees: about 400 m, under what shows at the zooms of a route. */
const TOLERANCE = 0.004
/** What lies around that frame, coarser: nobody walks there, but the sea must not begin where the frame ends. */
const SEAM = 0.12
const AROUND = [
  [-75, 5, WEST + SEAM, 84],
  [EAST - SEAM, 5, 90, 84],
  [WEST, 5, EAST, SOUTH + SEAM],
  [WEST, NORTH - SEAM, EAST, 84],
]
const KM_PER_DEGREE = 111.2

const require = createRequire(import.meta.url)
const readAtlas = async (name) => JSON.parse(await readFile(require.resolve(`world-atlas/${name}.json`), 'utf8'))

const round = (value) => Math.round(value * 1000) / 1000
const featureOf = (geometry, properties = {}) => ({ type: 'Feature', properties, geometry })
const linesOf = (lines) => ({ type: 'MultiLineString', coordinates: lines })

/** Each side of the frame: is a point inside, and where does a segment cross it. */
const sidesOf = ([west, south, east, north]) =>
  [
    [0, west, 1],
    [0, east, -1],
    [1, south, 1],
    [1, north, -1],
  ].map(([axis, limit, sign]) => ({
    isInside: (point) => sign * (point[axis] - limit) >= 0,
    cross: (a, b) => {
      const t = (limit - a[axis]) / (b[axis] - a[axis])
      return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
    },
  }))

const sides = sidesOf(FRAME)

const clipRing = (ring, frame) => sidesOf(frame).reduce(clipRingAt, unroll(ring))

/** Eurasia crosses the 180th meridian: its longitudes go on past the end of the map instead of jumping to the other. */
function unroll(ring) {
  let turn = 0
  const unrolled = ring.map(([x, y], i) => {
    const jump = i === 0 ? 0 : x - ring[i - 1][0]
    if (Math.abs(jump) > 180) turn -= Math.sign(jump) * 360
    return [x + turn, y]
  })
  const mean = unrolled.reduce((sum, [x]) => sum + x, 0) / unrolled.length
  const shift = -360 * Math.round(mean / 360)
  return unrolled.map(([x, y]) => [x + shift, y])
}

function clipRingAt(ring, { isInside, cross }) {
  return ring.flatMap((point, i) => {
    const previous = ring.at(i - 1)
    const crossing = isInside(point) === isInside(previous) ? [] : [cross(previous, point)]
    return isInside(point) ? [...crossing, point] : crossing
  })
}

/** Pieces of a line inside the frame; a segment that leaves it is dropped. */
function clipLine(line) {
  const pieces = [[]]
  for (const point of line) {
    if (sides.every(({ isInside }) => isInside(point))) pieces.at(-1).push(point)
    else if (pieces.at(-1).length > 0) pieces.push([])
  }
  return pieces.filter((piece) => piece.length > 1)
}

/** Douglas-Peucker. */
function simplify(line) {
  if (line.length < 3) return line
  const [first, last] = [line[0], line.at(-1)]
  let farthest = 0
  let distance = 0
  line.forEach((point, i) => {
    const away = distanceTo(point, first, last)
    if (away > distance) [farthest, distance] = [i, away]
  })
  if (distance <= TOLERANCE) return [first, last]
  return [...simplify(line.slice(0, farthest + 1)).slice(0, -1), ...simplify(line.slice(farthest))]
}

function distanceTo([x, y], [ax, ay], [bx, by]) {
  const squeeze = Math.cos((y * Math.PI) / 180)
  const [dx, dy] = [(bx - ax) * squeeze, by - ay]
  const length = dx * dx + dy * dy
  const [px, py] = [(x - ax) * squeeze, y - ay]
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, (px * dx + py * dy) / length))
  return Math.hypot(px - dx * t, py - dy * t)
}

const tidy = (line) => simplify(line).map((point) => point.map(round))

/** A ring is simplified in two halves, as its ends are one point. */
function tidyRing(ring) {
  const open = ring.filter((point, i) => i === 0 || point.some((value, axis) => value !== ring[i - 1][axis]))
  if (open.length < 4) return undefined
  const middle = Math.floor(open.length / 2)
  const line = [...tidy(open.slice(0, middle + 1)).slice(0, -1), ...tidy([...open.slice(middle), open[0]])]
  return line.length < 4 || area(line) < 0.0001 ? undefined : line
}

const area = (ring) =>
  Math.abs(ring.reduce((sum, [x, y], i) => sum + x * ring.at(i - 1)[1] - y * ring.at(i - 1)[0], 0)) / 2

function landFeatures(atlas, frame) {
  const polygons = feature(atlas, atlas.objects.land).features.flatMap(({ geometry }) =>
    geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates,
  )
  return polygons.flatMap((polygon) => {
    const [outer, ...holes] = polygon.map((ring) => tidyRing(clipRing(ring.slice(0, -1), frame)))
    return outer ? [featureOf({ type: 'Polygon', coordinates: [outer, ...holes.filter(Boolean)] })] : []
  })
}

const borderFeatures = (atlas) => {
  const inner = mesh(atlas, atlas.objects.countries, (a, b) => a !== b)
  return [featureOf(linesOf(inner.coordinates.flatMap(clipLine).map(tidy)))]
}

const numbers = (text) => text.split(' ').map((point) => point.split(',').map(Number))

/** Chaikin's corner cutting, twice. */
const smooth = (line, isRing = false) => [1, 2].reduce((points) => cutCorners(points, isRing), line)

function cutCorners(line, isRing) {
  const pairs = line.slice(isRing ? 0 : 1).map((point, i) => [line.at(isRing ? i - 1 : i), point])
  const cut = pairs.flatMap(([a, b]) => [
    a.map((value, axis) => value * 0.75 + b[axis] * 0.25),
    a.map((value, axis) => value * 0.25 + b[axis] * 0.75),
  ])
  return isRing ? cut : [line[0], ...cut, line.at(-1)]
}

function lakeFeature([name, text]) {
  const line = numbers(text)
  const bank = (side) =>
    line.map(([x, y, half], i) => {
      const [[ax, ay], [bx, by]] = [line[Math.max(0, i - 1)], line[Math.min(line.length - 1, i + 1)]]
      const squeeze = Math.cos((y * Math.PI) / 180)
      const [dx, dy] = [(bx - ax) * squeeze, by - ay]
      const reach = (side * half) / KM_PER_DEGREE / Math.hypot(dx, dy)
      return [x - (dy * reach) / squeeze, y + dx * reach]
    })
  const ring = smooth([...bank(1), ...bank(-1).reverse()], true).map((point) => point.map(round))
  return featureOf({ type: 'Polygon', coordinates: [[...ring, ring[0]]] }, { name })
}

const riverFeature = ([name, text]) => {
  const reaches = text.split('|').map((reach) => smooth(numbers(reach)).map((point) => point.map(round)))
  return featureOf(linesOf(reaches), { name })
}

const entries = (text) => text.trim().split(/[|\n]/)

function townFeature(entry) {
  const [, rank, name, lon, lat] = /^(\d) (.+) (-?[\d.]+) (-?[\d.]+)$/.exec(entry)
  return featureOf({ type: 'Point', coordinates: [+lon, +lat] }, { name, rank: +rank, kind: 'town' })
}

function summitFeature(entry) {
  const [, name, elevation, lon, lat] = /^(.+) (\d+) (-?[\d.]+) (-?[\d.]+)$/.exec(entry)
  return featureOf(
    { type: 'Point', coordinates: [+lon, +lat] },
    { name, rank: 5, kind: 'summit', elevation: +elevation },
  )
}

async function write(name, features) {
  const text = JSON.stringify({ type: 'FeatureCollection', features })
  await writeFile(new URL(`../public/map/${name}.geojson`, import.meta.url), `${text}\n`)
  console.log(`${name}: ${features.length} features, ${Math.round(text.length / 1024)} kB`)
}

await mkdir(new URL('../public/map/', import.meta.url), { recursive: true })
await write('land', landFeatures(await readAtlas('land-10m'), FRAME))
const far = await readAtlas('land-110m')
await write(
  'far-land',
  AROUND.flatMap((frame) => landFeatures(far, frame)),
)
await write('borders', borderFeatures(await readAtlas('countries-10m')))
await write('lakes', Object.entries(lakes).map(lakeFeature))
await write('rivers', Object.entries(rivers).map(riverFeature))
await write('places', [...entries(places).map(townFeature), ...entries(summits).map(summitFeature)])
