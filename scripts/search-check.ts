import { parseArgs } from 'node:util'
import { otherEngine } from '@/server/features/search/other-engine'
import { createPostgresEngine } from '@/server/features/search/postgres/create-postgres-engine'
import { checkEngine, isEqual } from '@/server/features/search/sync/check-engine'

const SHOWN = 10

const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } })
const repair = !values['dry-run']

// Cards first: the other engine is told of the same ones.
let isSound = true
for (const engine of [createPostgresEngine(), otherEngine()]) {
  if (!engine) continue
  const check = await checkEngine({ engine, repair })
  const after = repair && !isEqual(check) ? await checkEngine({ engine, repair: false }) : check
  const findings = Object.entries({ missing: check.missing, stale: check.stale, surplus: check.surplus })
  const said = findings
    .filter(([, ids]) => ids.length > 0)
    .map(([finding, ids]) => `${String(ids.length)} ${finding} (${list(ids)})`)
  console.log(`${engine.name}: ${String(check.documents)} expeditions, ${said.join(', ') || 'equal'}`)
  if (said.length > 0 && repair)
    console.log(isEqual(after) ? '  repaired' : '  not repaired: see npm run search:reindex')
  isSound &&= isEqual(after)
}
process.exit(isSound ? 0 : 1)

function list(ids: number[]): string {
  return ids.slice(0, SHOWN).join(', ') + (ids.length > SHOWN ? '…' : '')
}
