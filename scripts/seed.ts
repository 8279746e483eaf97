import { parseArgs } from 'node:util'
import { becomeOwner } from './lib/become-owner'

// Emptying and measuring tables is their owner's right.
becomeOwner()
const { forgetLinesAfter, lastLogLine } = await import('@lagopede/demo/forget-own-lines')
const { growCatalogue } = await import('@lagopede/demo/grow-catalogue')
const { refreshHits } = await import('@lagopede/demo/refresh-hits')
const { seed } = await import('@lagopede/demo/seed')
const { isCatalogueEmpty, markSeed } = await import('@lagopede/demo/seed-state')

const { values } = parseArgs({
  options: {
    expeditions: { type: 'string' },
    drawings: { type: 'string' },
    fresh: { type: 'boolean' },
  },
})
const total = Number(values.expeditions ?? 0)
if (!Number.isInteger(total) || total < 0) refuse('--expeditions takes a number.')
const drawings = values.drawings === undefined ? undefined : Number(values.drawings)
if (drawings !== undefined && !(Number.isInteger(drawings) && drawings > 0))
  refuse('--drawings takes a number above 0.')

// Marked as cut short, the present catalogue is emptied before the new one is written.
if (values.fresh) await markSeed('started')
const isEmpty = await isCatalogueEmpty()
if (!isEmpty && total === 0) {
  refuse('The catalogue is not empty. To empty the database and begin again: npm run seed -- --fresh')
}
if (isEmpty) await seed({ expeditions: total, drawings, onProgress: (message) => console.log(message) })
else await grow()
process.exit(0)

async function grow() {
  console.log(`growing to ${total} expeditions`)
  const line = await lastLogLine()
  await growCatalogue({ total })
  await forgetLinesAfter(line)
  await refreshHits()
}

function refuse(message: string): never {
  console.error(message)
  process.exit(1)
}
