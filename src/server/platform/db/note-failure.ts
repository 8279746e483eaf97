import { noteUnavailable } from '@/server/platform/log/request-facts'
import { whyUnavailable, type Unavailability } from './why-unavailable'

/** How long a disk counts as full once a work failed for it. */
const FULL_FOR_MS = 30_000

const shared = globalThis as typeof globalThis & { lagopedeFullUntil?: number }

/** Answers why the database or the disk could not do a work, and takes it down: for the request under way, and for readiness. */
export const noteFailure = (error: unknown): Unavailability | undefined => {
  const why = whyUnavailable(error)
  if (why) noteUnavailable()
  if (why === 'full') shared.lagopedeFullUntil = performance.now() + FULL_FOR_MS
  return why
}

/** Whether a work of this process lately failed because a disk had no room. */
export const wasDiskFull = (): boolean => (shared.lagopedeFullUntil ?? 0) > performance.now()
