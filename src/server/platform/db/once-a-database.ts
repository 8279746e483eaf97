import { env } from '@/env'

const shared = globalThis as typeof globalThis & { lagopedeDatabases?: Record<string, Map<string, unknown>> }

/**
 * What is made once a process and database, at its first use: the server around Next and what Next has built have two copies of a
 * module, and development loads it anew. By the address of the database: tests share a process, and what one of their files left under
 * way must not open what the next one finds.
 */
export const onceADatabase =
  <Made>(name: string, make: (address: string) => Made) =>
  (): Made => {
    const { DATABASE_URL: address } = env()
    const known = ((shared.lagopedeDatabases ??= {})[name] ??= new Map()) as Map<string, Made>
    const found = known.get(address)
    if (found !== undefined) return found
    const made = make(address)
    known.set(address, made)
    return made
  }
