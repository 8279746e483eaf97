import { statedMinutes } from '@/domain/carbon/stated-legs'
import { sum } from '@/domain/carbon/way'
import type { CatalogueExpedition, Illustration } from './catalogue-expedition'
import { DEMO_ACCESS } from './trip-access'

type DemoSelection = {
  slug: string
  title: string
  intro: string
  picture: Illustration
  holds: (expedition: CatalogueExpedition) => boolean
}

const goes = (expedition: CatalogueExpedition, ...countries: string[]): boolean =>
  expedition.countries.some((country) => countries.includes(country))

const leavesInWinter = ({ months }: CatalogueExpedition): boolean => months.some((month) => month === 12 || month <= 3)

/** Half an hour from a station at most, by bus or on foot. */
const isByStation = (slug: string): boolean => {
  const stretches = DEMO_ACCESS[slug]?.approach ?? []
  const minutes = sum(stretches, ([mode, label, km]) =>
    statedMinutes({ mode, label, km, minutes: null, is_measured: false }),
  )
  return minutes <= 30 && stretches.every(([mode]) => mode !== 'ferry')
}

/** The thematic selections of the demo home page, in their order. */
export const SELECTIONS: DemoSelection[] = [
  {
    slug: 'le-train-te-depose-au-depart',
    title: 'Le train te dépose au départ',
    intro: 'Des aventures à moins de 30 minutes à pied ou en bus d’une gare.',
    picture: { scene: 'viaduct', palette: 'golden', alt: 'Un train sur un viaduc de montagne au soleil couchant' },
    holds: ({ slug, type }) => isByStation(slug) && type === 'adult',
  },
  {
    slug: 'un-week-end-suffit',
    title: 'Un week-end suffit',
    intro: 'Deux, trois ou quatre jours, retour dimanche soir.',
    picture: { scene: 'jetty', palette: 'dawn', alt: 'Un ponton sur un lac au petit matin' },
    holds: ({ days, type }) => days <= 4 && type === 'adult',
  },
  {
    slug: 'premiers-pas-en-famille',
    title: 'Premiers pas en famille',
    intro: 'Dès 6 ans, au rythme des petites jambes.',
    picture: { scene: 'meadow', palette: 'spring', accents: ['donkey'], alt: 'Un âne et des marcheurs dans un alpage' },
    holds: ({ type }) => type === 'family' || type === 'basecamp',
  },
  {
    slug: 'laponie-d-hiver',
    title: 'Laponie d’hiver',
    intro: 'Norvège, Suède, Finlande.',
    picture: { scene: 'aurora', palette: 'night', accents: ['dogsled'], alt: 'Un attelage de chiens sous une aurore' },
    holds: (expedition) => goes(expedition, 'NO', 'SE', 'FI') && leavesInWinter(expedition),
  },
  {
    slug: 'au-bout-du-train-de-nuit',
    title: 'Au bout du train de nuit',
    intro: 'Endors-toi à Paris, réveille-toi là-haut.',
    picture: { scene: 'pass', palette: 'alpenglow', alt: 'Un col de montagne au lever du jour' },
    holds: (expedition) => goes(expedition, 'SI', 'AT', 'IT', 'GR') && expedition.type === 'adult',
  },
  {
    slug: 'sans-les-parents',
    title: 'Sans les parents',
    intro: 'Des colos qui sentent le feu de bois.',
    picture: {
      scene: 'bivouac',
      palette: 'dusk',
      accents: ['camp'],
      alt: 'Un campement au bord d’un feu à la tombée du jour',
    },
    holds: ({ type }) => type === 'kids',
  },
]
