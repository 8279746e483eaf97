import type { CollectionBeforeChangeHook, CollectionSlug, Payload } from 'payload'
import { expect, vi } from 'vitest'
import { waitingForLocks } from './waiting-for-locks'

/**
 * Saves a document while another connection writes it: `write` begins once Payload has read the document and before it writes
 * it whole, and Payload goes on once `write` is through, or waits for a lock. Resolves when both are through.
 */
export const writeDuringSave = async ({
  payload,
  slug,
  save,
  write,
}: {
  payload: Payload
  slug: CollectionSlug
  save: () => Promise<unknown>
  write: () => Promise<unknown>
}): Promise<void> => {
  const { beforeChange } = payload.collections[slug].config.hooks
  let writing: Promise<unknown> | undefined
  const interrupt: CollectionBeforeChangeHook = async ({ data }) => {
    // The write may save by Payload too.
    if (writing) return data
    let isThrough = false
    writing = Promise.resolve().then(write)
    void writing.finally(() => (isThrough = true))
    await vi.waitFor(async () => expect(isThrough || (await waitingForLocks()) > 0).toBe(true), { timeout: 60_000 })
    return data
  }
  beforeChange.push(interrupt)
  try {
    await save()
  } finally {
    beforeChange.splice(beforeChange.indexOf(interrupt), 1)
  }
  await writing
}
