import { isDemonstration, keptSecret } from '@/env'
import { givenVariables } from './given-variables'

/** The variables every process of a local run gets: the given database, and a secret kept from run to run. */
export function appEnvironment({ databaseUrl, dataDirectory }: { databaseUrl: string; dataDirectory: string }) {
  return {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDirectory,
    PAYLOAD_SECRET: givenVariables().PAYLOAD_SECRET ?? keptSecret(dataDirectory),
    NEXT_TELEMETRY_DISABLED: '1',
    ...(takesTestCards() && { PAYMENT_HOUSE: 'true' }),
  }
}

/** The site's processes run as in production: only the command that starts them knows that it is a demonstration. */
function takesTestCards(): boolean {
  const { PAYMENT_HOUSE, SITE_URL = 'http://localhost', STRIPE_SECRET_KEY } = givenVariables()
  if (PAYMENT_HOUSE !== undefined || process.env.NODE_ENV === 'production') return false
  return URL.canParse(SITE_URL) && isDemonstration({ SITE_URL, STRIPE_SECRET_KEY })
}
