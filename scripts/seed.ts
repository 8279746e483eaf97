import { parseArgs } from 'node:util'
import { env } from '@/env'
import { growCatalogue } from '@/seed/grow-catalogue'
import { refreshHits } from '@/seed/refresh-hits'
import { seed } from '@/seed/seed'
import { catalogueState, emptyDatabase, whileMarked } from './lib/seeding'

const { values } = parseArgs({ options: { expeditions: { type: 'string' }, fresh: { type: 'boolean' } } })
const total = Number(values.expeditions ?? 0)
if (!Number.isInteger(total) || total < 0) refuse('--expeditions takes a number.')

const databaseUrl = env().DATABASE_URL
const state = await catalogueState(databaseUrl)
if (state === 'full' && !values.fresh && total === 0) {
  refuse('The catalogue is not empty. To empty the database and begin again: npm run seed -- --fresh')
}
if (state === 'full' && !values.fresh) await grow()
else await whileMarked({ databaseUrl, task: fill })
process.exit(0)

async function fill() {
  if (state !== 'empty') await emptyDatabase(databaseUrl)
  await seed({ expeditions: total, onProgress: (message) => console.log(message) })
}

async function grow() {
  console.log(`growing to ${total} expeditions`)
  await growCatalogue({ total })
  await refreshHits()
}

function refuse(message: string): never {
  console.error(message)
  process.exit(1)
}
