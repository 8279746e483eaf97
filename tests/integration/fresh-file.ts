import { vi } from 'vitest'

type Left = { _payload?: Map<string, unknown>; lagopedeEnvironment?: NodeJS.ProcessEnv }

const left = globalThis as Left
const { lagopedeEnvironment = { ...process.env } } = left

/**
 * Files share a process, which keeps what is slow to load: packages. Each one loads the modules of this house anew, with
 * a Payload, a pool and variables of its own, as it would find them in a process of its own.
 */
for (const key of Object.keys(left).filter((name) => name.startsWith('lagopede'))) Reflect.deleteProperty(left, key)
left._payload?.clear()
left.lagopedeEnvironment = lagopedeEnvironment
process.env = { ...lagopedeEnvironment }
vi.resetModules()
