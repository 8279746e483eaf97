import { keptSecret } from '@/env'
import { givenVariables } from './given-variables'

/** The variables every process of a local run gets: the given database, and a secret kept from run to run. */
export function appEnvironment({ databaseUrl, dataDirectory }: { databaseUrl: string; dataDirectory: string }) {
  return {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDirectory,
    PAYLOAD_SECRET: givenVariables().PAYLOAD_SECRET ?? keptSecret(dataDirectory),
    NEXT_TELEMETRY_DISABLED: '1',
  }
}
