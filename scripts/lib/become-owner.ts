import { parseEnvironment } from '@/env'

/**
 * Has this process enter the database as the owner of its schema, when MIGRATION_DATABASE_URL names one, and answers the
 * role of the site. Its statements may take their time. Called before anything that reads the address is loaded.
 */
export const becomeOwner = (): { siteRole: string | null } => {
  const { DATABASE_URL, MIGRATION_DATABASE_URL } = parseEnvironment(process.env)
  process.env.UNHURRIED = '1'
  if (!MIGRATION_DATABASE_URL) return { siteRole: null }
  process.env.DATABASE_URL = MIGRATION_DATABASE_URL
  const [siteRole, owner] = [DATABASE_URL, MIGRATION_DATABASE_URL].map((url) =>
    decodeURIComponent(new URL(url).username),
  )
  return { siteRole: siteRole && siteRole !== owner ? siteRole : null }
}
