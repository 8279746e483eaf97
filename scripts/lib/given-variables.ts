import { givenVariables as givenOf } from '@/env'
import { UserError } from '@/server/platform/postgres/user-error'

/** The variables that this command was given, as the site's own processes read them, and the data folder in any case. */
export function givenVariables(): Partial<Record<string, string>> & { DATA_DIR: string } {
  try {
    return { DATA_DIR: '.data', ...givenOf(process.env) }
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error), { cause: error })
  }
}
