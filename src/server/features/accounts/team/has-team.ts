import { queryOne } from '@/server/platform/db/pool'

let isThere = false

/** Whether the back office has an account; asked of the database until it has, for its last administrator cannot leave. */
export const hasTeam = async (): Promise<boolean> => {
  isThere ||= Boolean(await queryOne(`select 1 from users where role <> 'customer' and deleted_at is null limit 1`))
  return isThere
}
