import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { writeFile } from 'node:fs/promises'

/**
 * Reads ADEME's model again: `npx tsx scripts/read-ademe-factors.ts <folder of node_modules>`, where `@incubateur-ademe/nosgestesclimat` and
 * `publicodes` are unpacked. They are no dependency of the site: the model's own preinstall breaks `npm install`.
 */
const FIXTURE = 'src/server/features/carbon/ademe-factors.fixture.json'

type Situation = Record<string, string | number>
type Engine = {
  setSituation: (situation: Situation) => void
  evaluate: (rule: string) => { nodeValue: unknown }
}
type EngineClass = new (rules: unknown, options: unknown) => Engine

const CAR: Situation = {
  'transport . voiture . utilisateur': "'propriétaire'",
  // More than the yearly kilometres below which the model counts the making of the car by the year.
  'transport . voiture . km': 20_000,
  'transport . voiture . voyageurs': 1,
  'transport . voiture . motorisation': "'thermique'",
  'transport . voiture . gabarit': "'moyenne'",
  'transport . voiture . thermique . carburant': "'gazole B7 ou B10'",
}

const FERRY = 'futureco-data . transport . ferry'
const ferry = (cabin: string, car: string, group: number): Situation => ({
  [`${FERRY} . cabine`]: cabin,
  [`${FERRY} . voiture`]: car,
  [`${FERRY} . groupe`]: group,
})

const PLATE = (name: string) => `alimentation . plats . ${name} . empreinte carbone`

const read = async (folder: string) => {
  const require = createRequire(path.join(path.resolve(folder), 'none.js'))
  const home = path.join(path.resolve(folder), '@incubateur-ademe/nosgestesclimat')
  const { version } = require(path.join(home, 'package.json')) as { version: string }
  const rules: unknown = require(path.join(home, 'public/co2-model.FR-lang.fr.json'))
  const publicodes = (await import(
    pathToFileURL(path.join(path.resolve(folder), 'publicodes/dist/index.js')).href
  )) as {
    default: EngineClass
  }
  const quiet = () => undefined
  const engine = new publicodes.default(rules, {
    logger: { log: quiet, warn: quiet, error: quiet },
    strict: { situation: false, noOrphanRule: false },
  })
  const ask = (rule: string, situation: Situation = {}): number => {
    engine.setSituation(situation)
    const { nodeValue } = engine.evaluate(rule)
    if (typeof nodeValue !== 'number') throw new Error(`${rule} has no value.`)
    return nodeValue
  }
  const ferryKm = (situation: Situation) => ask(`${FERRY} . empreinte par km volume`, situation)
  const kilograms = {
    'TGV, par km': ask('transport . train . TGV'),
    'Intercités, par km': ask('transport . train . intercités'),
    'TER, par km': ask('transport . train . TER'),
    'RER, par km': ask('transport . transports commun . métro ou tram . impact par km RER'),
    'Métro, par km': ask('transport . transports commun . métro ou tram . impact par km métro'),
    'Bus au gazole, par km': ask('transport . transports commun . bus . impact par km . gazole'),
    'Car, par km': ask('transport . transports commun . car . impact par km'),
    'Voiture diesel moyenne, par km': ask('transport . voiture . empreinte calculée', CAR) / 20_000,
    'Avion court courrier, par km': ask('transport . avion . court courrier . empreinte par km'),
    'Avion de 1000 à 2000 km, par km': ask(
      'transport . avion . court courrier . empreinte par km . entre 1000 et 2000 km',
    ),
    'Avion de 2000 à 5000 km, par km': ask(
      'transport . avion . moyen et long courrier . empreinte par km . entre 2000 et 5000 km',
    ),
    'Avion au-delà de 5000 km, par km': ask(
      'transport . avion . moyen et long courrier . empreinte par km . plus de 5000 km',
    ),
    'Ferry, siège, par km': ferryKm(ferry('non', 'non', 1)),
    'Ferry, cabine pour deux, par km': ferryKm(ferry('oui', 'non', 2)),
    'Ferry, la voiture seule, par km': ferryKm(ferry('oui', 'oui', 1)) - ferryKm(ferry('oui', 'non', 1)),
    'Nuit d’hôtel': ask('logement . vacances . empreinte hotel par nuit'),
    'Nuit en location': ask('logement . vacances . locations . empreinte par nuit'),
    'Nuit en auberge': ask('logement . vacances . auberge de jeunesse . empreinte par nuit'),
    'Nuit en camping': ask('logement . vacances . camping . empreinte par nuit'),
    'Petit déjeuner continental': ask('alimentation . petit déjeuner . continental . empreinte carbone'),
    'Repas végétalien': ask(PLATE('végétalien')),
    'Repas végétarien': ask(PLATE('végétarien')),
    'Repas avec viande blanche': ask(PLATE('viande blanche')),
    'Repas avec viande rouge': ask(PLATE('viande rouge')),
    'Repas avec poisson gras': ask(PLATE('poisson gras')),
    'Repas avec poisson blanc': ask(PLATE('poisson blanc')),
  }
  const mg = Object.fromEntries(
    Object.entries(kilograms).map(([name, kg]) => [name, Math.round(kg * 1_000_000)] as const),
  )
  return { model: '@incubateur-ademe/nosgestesclimat', version, read_on: new Date().toISOString().slice(0, 10), mg }
}

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Say where the packages are unpacked.')
await writeFile(FIXTURE, `${JSON.stringify(await read(folder), null, 2)}\n`)
