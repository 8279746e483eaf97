import { randomBytes } from 'node:crypto'

const shared = globalThis as typeof globalThis & { lagopedeRevalidationToken?: string }

/** A secret of this process alone, by which it knows its own calls. */
export const revalidationToken = (): string =>
  (shared.lagopedeRevalidationToken ??= randomBytes(24).toString('base64url'))
