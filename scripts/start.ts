import path from 'node:path'
import { env } from '@/env'
import { UserError } from '@/server/platform/postgres/user-error'
import { appEnvironment } from './lib/app-environment'
import { buildSite, isBuildFresh } from './lib/build-site'
import { checkDisk, checkPort } from './lib/check-room'
import { runCommand } from './lib/command'
import { givenVariables } from './lib/given-variables'
import { openDatabase } from './lib/open-database'
import { prepareDatabase } from './lib/prepare-database'
import { step } from './lib/progress'
import { runSite, waitUntilReady } from './lib/run-site'

// Read before anything is started: a production site gets no demo account, and no secret made up for it.
const isProduction = process.env.NODE_ENV === 'production'

await runCommand(async ({ signal, onStop }) => {
  const { DATA_DIR: dataDirectory, DATABASE_URL, PAYLOAD_SECRET, SMTP_URL } = givenVariables()
  if (isProduction && !PAYLOAD_SECRET) throw new UserError('PAYLOAD_SECRET is missing (see .env.example).')
  checkDisk({ folders: DATABASE_URL ? ['.'] : ['.', dataDirectory] })
  const { url: databaseUrl, ownerUrl, stop: stopDatabase } = await openDatabase({ dataDirectory })
  onStop(stopDatabase)
  signal.throwIfAborted()

  const environment = appEnvironment({ databaseUrl, dataDirectory })
  Object.assign(process.env, environment)
  const { PORT, HOST, SITE_URL, DEMO_PASSWORD } = readEnvironment()
  await checkPort({ port: PORT, host: HOST })
  await prepareDatabase({ environment, ownerUrl, seed: !isProduction, signal })
  if (!isBuildFresh()) {
    await step({ title: 'Building the site', task: (say) => buildSite({ environment, signal, say }) })
  }

  const logDirectory = path.join(dataDirectory, 'logs')
  const site = runSite({ environment, logDirectory })
  onStop(site.stop)
  const local = `http://${HOST === '0.0.0.0' ? '127.0.0.1' : HOST}:${PORT}`
  await step({
    title: 'Web server and worker',
    task: () => waitUntilReady({ url: local, failed: site.failed, signal }),
  })
  console.log(welcome({ SITE_URL, DEMO_PASSWORD, SMTP_URL, dataDirectory, logDirectory }))

  const interrupted = new Promise<undefined>((resolve) => {
    signal.addEventListener('abort', () => resolve(undefined))
  })
  const failure = await Promise.race([site.failed, interrupted])
  if (failure && !signal.aborted) throw failure
  return 0
})

function readEnvironment() {
  try {
    return env()
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error), { cause: error })
  }
}

type Welcome = {
  SITE_URL: string
  DEMO_PASSWORD: string
  SMTP_URL: string | undefined
  dataDirectory: string
  logDirectory: string
}

function welcome({ SITE_URL, DEMO_PASSWORD, SMTP_URL, dataDirectory, logDirectory }: Welcome): string {
  const lines = [
    '',
    `  Site        ${SITE_URL}`,
    `  Admin       ${SITE_URL}/admin`,
    `  API         ${SITE_URL}/api/v1/docs`,
    ...(SMTP_URL ? [] : [`  Mail sent   ${path.join(dataDirectory, 'mail')}`]),
    `  Logs        ${logDirectory}`,
    '',
  ]
  const roles = ['client', 'guide', 'staff', 'marketing', 'admin'].map((role) => `${role}@lagopede.test`)
  const accounts = isProduction ? [] : [`  Accounts    ${roles.join(', ')}`, `  Password    ${DEMO_PASSWORD}`, '']
  return [...lines, ...accounts, '  Ctrl-C stops all of it.'].join('\n')
}
