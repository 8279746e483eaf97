import { readFileSync } from 'node:fs'
import type { Connection } from './cluster'
import { withClient } from './probe'

const ROLES = readFileSync(new URL('roles.sql', import.meta.url), 'utf8')

type Passwords = Pick<Connection, 'ownerPassword' | 'sitePassword'>

/** Makes the ordinary roles of the site in the database of `url`, a superuser's, and hands them what is there already. */
export const separateRoles = ({ url, passwords }: { url: string; passwords: Passwords }): Promise<void> =>
  withClient(url, async (client) => {
    await client.query(
      `select set_config('lagopede.owner_password', $1, false), set_config('lagopede.site_password', $2, false)`,
      [passwords.ownerPassword, passwords.sitePassword],
    )
    await client.query(ROLES)
  })
