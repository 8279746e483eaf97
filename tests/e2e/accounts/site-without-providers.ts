import { freePort } from '@/server/platform/postgres/free-port'
import { startChild } from '../../../scripts/lib/child'
import { waitUntilReady } from '../../../scripts/lib/run-site'

/** A second web server of the same build and database, to which nobody gave the credentials of a provider. */
export const startSiteWithoutProviders = async (): Promise<{ url: string; stop: () => Promise<void> }> => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const { stop } = startChild({
    args: ['--import', 'tsx', 'src/server/compose/serve.ts'],
    environment: {
      NODE_ENV: 'production',
      PORT: String(port),
      SITE_URL: url,
      GOOGLE_CLIENT_ID: '',
      FACEBOOK_CLIENT_ID: '',
    },
  })
  await waitUntilReady({ url, failed: new Promise(() => undefined) })
  return { url, stop }
}
