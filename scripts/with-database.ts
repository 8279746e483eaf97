import { UserError } from '@/server/platform/postgres/user-error'
import { appEnvironment } from './lib/app-environment'
import { isDiskFull, startChild } from './lib/child'
import { runCommand } from './lib/command'
import { givenVariables } from './lib/given-variables'
import { openDatabase } from './lib/open-database'

const [name = '', ...args] = process.argv.slice(2)

/** Runs a script of this folder on the database of DATABASE_URL, or on the kept one, started for it if it must be. */
await runCommand(async ({ signal, onStop }) => {
  const { DATA_DIR: dataDirectory } = givenVariables()
  const { url, ownerUrl, stop } = await openDatabase(dataDirectory)
  onStop(stop)
  const child = startChild({
    args: ['--import', 'tsx', `scripts/${name}.ts`, ...args],
    environment: { ...appEnvironment({ databaseUrl: url, dataDirectory }), MIGRATION_DATABASE_URL: ownerUrl },
    onLine: (line) => console.log(line),
  })
  onStop(child.stop)
  signal.addEventListener('abort', () => void child.stop())
  const { code, lines } = await child.done
  if (code !== 0 && isDiskFull(lines)) throw new UserError('The disk is full.')
  return code
})
