import type { Endpoint, PayloadRequest } from 'payload'
import { lastReindexRun, startReindex } from '@/server/features/search/sync/reindex-runs'
import { hasRole } from '../access/roles'

type Run = Awaited<ReturnType<typeof lastReindexRun>>

const forStaff =
  (answer: () => Promise<Run>) =>
  async ({ user }: PayloadRequest): Promise<Response> => {
    const headers = { 'Cache-Control': 'no-store' }
    if (!hasRole(user, 'staff')) return Response.json({ error: 'Accès refusé' }, { status: 403, headers })
    return Response.json({ run: await answer() }, { headers })
  }

/** What the « Réindexer » button calls: start, and how far the last run is. Staff alone. */
export const REINDEX_ENDPOINTS: Endpoint[] = [
  { path: '/reindex', method: 'get', handler: forStaff(lastReindexRun) },
  { path: '/reindex', method: 'post', handler: forStaff(startReindex) },
]
