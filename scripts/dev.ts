import path from 'node:path'
import { env } from '@/env'
import { appEnvironment } from './lib/app-environment'
import { checkPort } from './lib/check-room'
import { runCommand } from './lib/command'
import { givenVariables } from './lib/given-variables'
import { openDatabase } from './lib/open-database'
import { prepareDatabase } from './lib/prepare-database'
import { runSite } from './lib/run-site'

await runCommand(async ({ signal, onStop }) => {
  const { DATA_DIR: dataDirectory } = givenVariables()
  const { url, ownerUrl, stop } = await openDatabase(dataDirectory)
  onStop(stop)
  const environment = appEnvironment({ databaseUrl: url, dataDirectory })
  Object.assign(process.env, environment)
  const { PORT, HOST } = env()
  await checkPort({ port: PORT, host: HOST })
  await prepareDatabase({ environment, ownerUrl, seed: true, signal })

  const site = runSite({ environment, logDirectory: path.join(dataDirectory, 'logs'), dev: true })
  onStop(site.stop)
  const interrupted = new Promise<undefined>((resolve) => {
    signal.addEventListener('abort', () => resolve(undefined))
  })
  const failure = await Promise.race([site.failed, interrupted])
  if (failure && !signal.aborted) throw failure
  return 0
})
