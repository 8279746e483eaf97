import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { migrations } from '../../migrations'

const names = readdirSync('migrations')
  .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
  .map((file) => file.slice(0, -'.ts'.length))

/** As Payload names a migration that is made now: its day and time in UTC. */
const now = new Date().toISOString().replace('T', '_').replaceAll(/[-:]/g, '').slice(0, '20261130_120000'.length)

it('lists every migration in the order of its name', () => {
  expect(migrations.map(({ name }) => name)).toEqual(names.toSorted())
})

it('dates no migration after today, or the next one would run before it', () => {
  expect(names.filter((name) => name > now)).toEqual([])
})
