import path from 'node:path'

/** Where the web server begins, beside what Next built; what it loads as it is asked for lies beside it. */
export const BUILT_SERVER = path.join('.next', 'entries', 'server.mjs')

const FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=50', '--no-allocation-site-pretenuring']

/**
 * How Node is started for a web process. V8 would let what is young grow to 128 MB, and what is old to three times what is needed, before it
 * looks what of it is still needed, and may take what a request makes for what lasts; glibc keeps what is freed apart for each of sixteen
 * threads, and what was large among what is small. A web process would hold nearly twice as much, and answer hardly sooner (docs/adr/0042).
 */
export const WEB_PROCESS = {
  args: [...FLAGS, BUILT_SERVER],
  /** The sources themselves, for development. */
  sources: [...FLAGS, '--import', 'tsx', 'src/server/compose/serve.ts'],
  environment: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '32768' },
}
