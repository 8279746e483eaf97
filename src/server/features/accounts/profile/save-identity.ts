import type { PayloadRequest } from 'payload'
import { query } from '@/server/platform/db/pool'

/** Saves the name. */
export const saveIdentity = async ({
  body,
  req,
}: {
  body: { first_name: string; last_name: string }
  req: PayloadRequest
}): Promise<void> => {
  await query('update users set first_name = $2, last_name = $3, updated_at = now() where id = $1', [
    req.user?.id,
    body.first_name,
    body.last_name,
  ])
}
