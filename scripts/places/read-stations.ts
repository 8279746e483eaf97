import { createReadStream } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Point } from './distance'

export type Station = Point & {
  id: string
  name: string
  country: string
  isHighSpeed: boolean
  isLongDistance: boolean
  /** How much it is served: 1 for a halt, hundreds for a terminus of Paris. */
  weight: number
}

type Row = {
  id: string
  name: string
  type: string
  location?: { latitude: number; longitude: number }
  products?: Record<string, boolean>
  weight?: number
}

/** Where the list is good: France and the neighbours whose railways work with Germany's. By the first figures of a station. */
const COUNTRIES: Record<string, string> = { '87': 'FR', '88': 'BE', '82': 'LU', '80': 'DE', '85': 'CH', '81': 'AT' }
const WANTED = new RegExp(`^\\{"id":"(?:${Object.keys(COUNTRIES).join('|')})\\d{5}"`)
const RAIL = ['nationalExpress', 'national', 'regionalExpress', 'regional', 'suburban']

/** The stations where a train stops, from db-hafas-stations; its 125 MB are read line by line, and few lines parsed. */
export const readStations = async (): Promise<Station[]> => {
  const folder = path.dirname(createRequire(import.meta.url).resolve('db-hafas-stations/package.json'))
  const stations: Station[] = []
  for await (const line of createInterface({ input: createReadStream(path.join(folder, 'full.ndjson')) })) {
    if (!WANTED.test(line)) continue
    const { id, name, type, location, products = {}, weight = 0 } = JSON.parse(line) as Row
    const country = COUNTRIES[id.slice(0, 2)]
    if (type !== 'station' || !location || !country || !RAIL.some((product) => products[product])) continue
    stations.push({
      id,
      name: country === 'FR' ? stationName(name) : name,
      country,
      lat: location.latitude,
      lon: location.longitude,
      isHighSpeed: products['nationalExpress'] === true,
      isLongDistance: products['national'] === true,
      weight,
    })
  }
  return stations
}

/** Of stations that the railways of Germany write otherwise than their own. */
const WRITTEN: Record<string, string> = {
  'Lyon Part Dieu': 'Lyon Part-Dieu',
  'Lyon-St Exupery(TGV)': 'Lyon Saint-Exupéry TGV',
  'Aeroport Paris-Charles de Gaulle TGV': 'Aéroport Paris-Charles-de-Gaulle TGV',
  'Chalons en Champagne': 'Châlons-en-Champagne',
}

/** The name of a French station in full, without what tells it from one of another country: « St-Brieuc », « Brest (F) ». */
const stationName = (name: string): string =>
  WRITTEN[name] ??
  (name.split('(', 1)[0] ?? '')
    .replace(/\bSt(e?)[- .](?=\p{L})/gu, 'Saint$1-')
    .replace(/\s+/g, ' ')
    .trim()
