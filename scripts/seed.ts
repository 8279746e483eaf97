import { parseArgs } from 'node:util'
import { seed } from '@/seed/seed'
import { UserError } from '@/server/postgres/user-error'

const { values } = parseArgs({ options: { expeditions: { type: 'string' } } })
const expeditions = values.expeditions === undefined ? undefined : Number(values.expeditions)
if (expeditions !== undefined && !Number.isInteger(expeditions)) throw new UserError('--expeditions takes a number.')

await seed({ expeditions, onProgress: (message) => console.log(message) })
process.exit(0)
