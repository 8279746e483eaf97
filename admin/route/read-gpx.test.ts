import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readRouteParts, toStoredRoute } from '@/domain/routes/route'
import { mutatedFiles } from '../../tests/fuzz/mutated-files'
import { readGpx } from './read-gpx'

const point = (lon: number, lat: number, ele?: number, tag = 'trkpt'): string =>
  `<${tag} lat="${String(lat)}" lon="${String(lon)}">${ele === undefined ? '' : `<ele>${String(ele)}</ele>`}</${tag}>`

const gpx = (inside: string): string =>
  `<?xml version="1.0"?><gpx version="1.1" creator="test" xmlns="http://www.topografix.com/GPX/1/1">${inside}</gpx>`

const track = (...points: string[]): string => `<trk><name>Jour</name><trkseg>${points.join('')}</trkseg></trk>`

it('reads the tracks that follow each other as one part, to the metre', () => {
  const read = readGpx(
    gpx(
      track(point(6.1234567, 45.1, 1_000.4), point(6.2, 45.2, 1_500)) +
        track(point(6.201, 45.2, 1_500), point(6.3, 45.1, 900)),
    ),
  )
  expect(read).toEqual({
    parts: [
      [
        [6.12346, 45.1, 1_000],
        [6.2, 45.2, 1_500],
        [6.201, 45.2, 1_500],
        [6.3, 45.1, 900],
      ],
    ],
    recordedCount: 4,
    filledCount: 0,
    strayCount: 0,
    places: [],
  })
})

const north = (count: number, lat = 45): string[] =>
  Array.from({ length: count }, (_, step) => point(6, lat + step / 1_000, 1_000 + 20 * step))

it('keeps two days apart that a shuttle parts', () => {
  const read = readGpx(gpx(track(...north(9)) + track(...north(9, 45.4))))
  expect(read).toMatchObject({
    parts: [
      [
        [6, 45, 1_000],
        [6, 45.008, 1_160],
      ],
      [
        [6, 45.4, 1_000],
        [6, 45.408, 1_160],
      ],
    ],
  })
})

it.each([
  ['before the watch knows where it is', [point(0, 0, 0), ...north(9)]],
  ['in the middle', north(9).toSpliced(5, 0, point(12, 41, 30))],
  ['at the end', [...north(9), point(-60, -20, 0)]],
])('leaves out a point that stands alone %s', (_, points) => {
  expect(readGpx(gpx(track(...points)))).toMatchObject({
    strayCount: 1,
    parts: [
      [
        [6, 45, 1_000],
        [6, 45.008, 1_160],
      ],
    ],
  })
})

it('cuts a recording where it leaps', () => {
  const read = readGpx(gpx(track(...north(9), ...north(9, 45.4))))
  expect(read).toMatchObject({ strayCount: 0, parts: [{ length: 2 }, { length: 2 }] })
})

it('fills the altitudes that a few points lack', () => {
  const read = readGpx(gpx(track(point(6, 45, 1_000), point(6.002, 45), point(6.004, 45, 1_100), point(6.005, 45))))
  expect(read).toMatchObject({ filledCount: 2, parts: [[{ 2: 1_000 }, { 2: 1_100 }, { 2: 1_100 }]] })
})

it('reads a planned route where nothing was recorded', () => {
  const read = readGpx(gpx(`<rte>${point(6, 45, 1_000, 'rtept')}${point(6.1, 45, 1_100, 'rtept')}</rte>`))
  expect(read).toMatchObject({ recordedCount: 2 })
})

it('keeps the points that the shape needs, and says how many there were', () => {
  const recorded = Array.from({ length: 600 }, (_, step) => point(6 + step / 100_000, 45, 1_000))
  expect(readGpx(gpx(track(...recorded)))).toMatchObject({
    parts: [
      [
        [6, 45, 1_000],
        [6.00599, 45, 1_000],
      ],
    ],
    recordedCount: 600,
  })
})

it('takes the named places along the track in walking order, and leaves what is far or has no name', () => {
  const places = [
    `<wpt lat="45" lon="6.1001"><ele>5</ele><name> Refuge </name></wpt>`,
    `<wpt lat="45" lon="6"><name>Gare</name></wpt>`,
    `<wpt lat="46" lon="6"><name>Ailleurs</name></wpt>`,
    `<wpt lat="45" lon="6"></wpt>`,
  ]
  const read = readGpx(gpx(places.join('') + track(point(6, 45, 700), point(6.1, 45, 1_900))))
  expect(read).toMatchObject({
    places: [
      { name: 'Gare', km: 0, position: [6, 45, 700] },
      { name: 'Refuge', position: [6.1, 45, 1_900] },
    ],
  })
})

it.each([
  ['a text', 'bonjour', /n’est pas un GPX/],
  ['another format', '<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"/>', /n’est pas un GPX/],
  ['names of the language', '<__proto__><constructor/></__proto__>', /n’est pas un GPX/],
  ['entities of its own', `<!DOCTYPE gpx [<!ENTITY a "aaaa">]>${gpx('&a;')}`, /n’est pas un GPX/],
  ['elements that nest without end', gpx('<a>'.repeat(5_000) + '</a>'.repeat(5_000)), /n’est pas un GPX/],
  ['a name without end', `<${'a'.repeat(40_000)}`, /n’est pas un GPX/],
  ['a file cut short', gpx(track(point(6, 45, 1))).slice(0, -20), /n’est pas un GPX/],
  ['no track', gpx('<wpt lat="45" lon="6"><name>Gare</name></wpt>'), /aucun tracé/],
  ['one point', gpx(track(point(6, 45, 1))), /aucun tracé/],
  ['a point without elevation', gpx(track(point(6, 45, 1), point(6.1, 45))), /n’ont pas d’altitude/],
  [
    'kilometres without elevation',
    gpx(track(point(6, 45, 1), point(6.01, 45), point(6.02, 45, 1))),
    /n’ont pas d’altitude/,
  ],
  [
    'parts without number',
    gpx(Array.from({ length: 61 }, (_, step) => track(...north(3, 10 + step))).join('')),
    /plus de 60 morceaux/,
  ],
  ['a point off the earth', gpx(track(point(6, 45, 1), point(600, 45, 1))), /hors de la Terre/],
  ['a point without a place', gpx(track(point(6, 45, 1), '<trkpt><ele>4</ele></trkpt>')), /hors de la Terre/],
])('refuses %s in words', (_, text, words) => {
  expect(readGpx(text)).toEqual({ problem: expect.stringMatching(words) as string })
})

it('refuses a long track with one point that is nowhere, which no fewer points can follow', () => {
  const recorded = Array.from({ length: 3_100 }, (_, step) => point(6 + step / 100_000, 45 + (step % 2), 1_000))
  expect(readGpx(gpx(track(...recorded, '<trkpt lon="6"><ele>4</ele></trkpt>')))).toEqual({
    problem: expect.stringMatching(/hors de la Terre/) as string,
  })
})

it('reads or refuses a file with any faults, and never fails', () => {
  const good = gpx(
    `<wpt lat="45" lon="6.1"><name>L&apos;Aiguille</name></wpt>${track(point(6, 45, 700), point(6.1, 45, 1_900))}` +
      `<rte>${point(6, 45, 1_000, 'rtept')}${point(6.1, 45, 1_100, 'rtept')}</rte>`,
  )
  fc.assert(
    fc.property(mutatedFiles(good), (text) => {
      const read = readGpx(text)
      if ('problem' in read) expect(read.problem).toMatch(/fichier|tracé/)
      else expect(readRouteParts(toStoredRoute(read.parts))).toEqual(read.parts)
    }),
    { seed: 20_270_614, numRuns: 500 },
  )
})
