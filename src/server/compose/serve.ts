import cluster from 'node:cluster'
import { createServer } from 'node:net'
import { createLogger } from '@/server/platform/log/create-logger'
import { listen } from '@/server/platform/web/listen'
import { superviseProcesses } from '@/server/platform/web/supervise-processes'
import { env } from '../../env'

const logger = createLogger({ name: 'web' })

/** The web server: this process, or as many of it as share its port. */
const serve = async (): Promise<void> => {
  const { NODE_ENV, WEB_PROCESSES, PORT, HOST } = env()
  if (NODE_ENV === 'production') forgetSourceMaps()
  if (cluster.isPrimary && NODE_ENV === 'production' && WEB_PROCESSES > 1) {
    // None of them could serve: found out before they load the site.
    const probe = createServer()
    await listen({ server: probe, port: PORT, host: HOST })
    await new Promise((resolve) => probe.close(resolve))
    superviseProcesses({ count: WEB_PROCESSES, logger })
    return
  }
  const { serveSite } = await import('./serve-site')
  await serveSite(logger)
}

await serve().catch((error: unknown) => {
  logger.fatal({ err: error }, 'the web server could not start')
  process.exit(1)
})

// Node would hold the maps of all that Next has built, with its sources: a third of the process's memory. Who hunts an error of the
// site's own lines asks for them.
function forgetSourceMaps() {
  if (!process.env.NODE_OPTIONS?.includes('--enable-source-maps')) process.setSourceMapsEnabled(false)
}
