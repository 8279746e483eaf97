import { writeFileSync } from 'node:fs'
import { buildPlaces } from './places/build-places'
import { writePlacesData } from './places/write-places-data'

/** Makes the file of towns and stations again, after its packages or its rules have changed. */
const FILE = 'src/server/features/places/data/places.tsv'

const data = await buildPlaces()
writeFileSync(FILE, writePlacesData(data))
console.log(`${FILE}: ${String(data.stations.length)} stations, ${String(data.places.length)} towns`)
