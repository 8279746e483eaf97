import { describe, expect, it } from 'vitest'
import type { CatalogueExpedition } from './catalogue-expedition'
import { knownDrawing, renderPoster } from '../posters/render-poster'
import { carouselRank } from './carousel-rank'
import { EXPEDITIONS } from './expeditions'
import { floraOf } from './flora-of'

const NORTH = ['FI', 'NO', 'SE', 'IS']
const ALPS_AND_NORTH = ['FR', 'IT', 'CH', 'AT', 'SI', ...NORTH]

/** Where a scene exists, by country and, where a country is not enough, by region. */
const SCENES: Record<string, { countries?: string[]; regions?: RegExp }> = {
  canyon: { regions: /Guara|Verdon|Soča|Triglav/ },
  volcano: { regions: /Islande|Vatnajökull|Massif central|Auvergne/ },
  aurora: { countries: NORTH },
  glacier: { regions: /Aoste|Mont-Blanc|valaisannes|Écrins|Engadine|Vatnajökull|Troms/ },
  fjord: { countries: ['NO', 'IS'] },
  archipelago: { regions: /Armor|Lofoten|Stockholm|Troms|Ioniennes|Antrim|Vicentina/ },
  cove: { regions: /Calanques|Connemara|Armor|Lofoten|Antrim|Vicentina|Highlands|Ioniennes/ },
  // By the sea.
  cliffs: { regions: /Calanques|Connemara|Corse|Armor|Antrim|Vicentina|Islande/ },
  marsh: { regions: /Camargue|Loire|Landes|Laponie/ },
  vineyard: { regions: /Loire|Guara|Priorat|Danube/ },
  skitour: { countries: ALPS_AND_NORTH },
  cloudsea: { countries: [...ALPS_AND_NORTH, 'GB-WLS'] },
}

/** Where an animal or a building of a picture is at home. */
const ACCENTS: Record<string, RegExp> = {
  dogsled: /Laponie/,
  husky: /Laponie|Vercors/,
  horses: /Camargue/,
  chamois: /Aoste/,
  lighthouse: /Armor|Antrim|Vicentina|Islande/,
  lugger: /Antrim|Troms/,
  sailboat: /Calanques|Armor|Corse|Vatnajökull|Troms|Ioniennes|Vicentina/,
  waders: /Camargue|Landes|Loire/,
}

const picturesOf = ({ main, gallery }: CatalogueExpedition) => [main, ...gallery]

const isAt = (trip: CatalogueExpedition, place: (typeof SCENES)[string]) =>
  (place.countries?.some((country) => trip.countries.includes(country)) ?? true) &&
  (place.regions?.test(trip.region) ?? true)

const liesOf = (trip: CatalogueExpedition): string[] =>
  picturesOf(trip).flatMap(({ scene, accents = [], alt }) => {
    const place = SCENES[scene]
    return [
      ...(place && !isAt(trip, place) ? [`${scene} in ${trip.region}`] : []),
      ...accents
        .filter((name) => ACCENTS[name]?.test(trip.region) === false)
        .map((name) => `${name} in ${trip.region}`),
      // The groves are of birch and beech.
      ...(scene === 'grove' && /olivi|oliver/i.test(alt) ? [`olive trees in a ${scene}`] : []),
    ]
  })

describe('pictures of the demo', () => {
  it.each(EXPEDITIONS.map((trip) => [trip.slug, trip] as const))('show what there is: %s', (_slug, trip) => {
    expect(liesOf(trip)).toEqual([])
  })

  it('differ from those of the trips beside them, as the catalogue was written and as it is shown first', () => {
    const putForward = EXPEDITIONS.filter((_, position) => carouselRank(position) !== null)
    for (const trips of [EXPEDITIONS, putForward]) {
      const alike = trips.slice(1).filter(({ main }, index) => main.scene === trips[index]?.main.scene)
      expect(alike.map(({ slug }) => slug)).toEqual([])
    }
  })

  it.each(EXPEDITIONS.map((trip) => [trip.slug, trip] as const))('show who is said to be there: %s', (slug, trip) => {
    const drawn = (picture: CatalogueExpedition['main'], position: number) => {
      const drawing = knownDrawing({ ...picture, seed: position === 0 ? slug : `${slug}-vue-${String(position)}` })
      return renderPoster({ ...drawing, flora: floraOf(trip), width: 320, height: 240 })
    }
    for (const [position, picture] of picturesOf(trip).entries()) {
      for (const name of picture.accents ?? []) {
        const without = (picture.accents ?? []).filter((one) => one !== name)
        expect(
          drawn(picture, position) === drawn({ ...picture, accents: without }, position),
          `${picture.scene}, ${name}`,
        ).toBe(false)
      }
    }
  })

  it('are no two alike within a trip', () => {
    for (const trip of EXPEDITIONS) {
      const drawn = picturesOf(trip).map(({ scene, palette }) => `${scene} ${palette}`)
      expect(new Set(drawn).size, trip.slug).toBe(drawn.length)
    }
  })

  it('have the trees of the land', () => {
    const flora = (slug: string) => EXPEDITIONS.filter((trip) => trip.slug === slug).map(floraOf)
    expect(flora('le-sarek-en-packraft')).toEqual(['conifers'])
    expect(flora('a-cheval-en-camargue')).toEqual(['pines'])
    expect(flora('canoe-sur-la-loire-sauvage')).toEqual(['broadleaves'])
    expect(flora('connemara-a-velo-et-en-kitesurf')).toEqual(['bare'])
  })
})
