import type { PayloadRequest } from 'payload'
import { revalidateAfterCommit } from '@/server/platform/cache/revalidate-after-commit'

/** A message shown, hidden or removed changes the page of its expedition. */
export const refreshExpeditionPage = ({
  req,
  doc,
}: {
  req: PayloadRequest
  doc: { expedition?: number | { id: number } | null }
}): Promise<void> => {
  const id = typeof doc.expedition === 'object' ? doc.expedition?.id : doc.expedition
  return revalidateAfterCommit({ req, tags: id ? [`expedition:${id}`] : ['hits'] })
}
