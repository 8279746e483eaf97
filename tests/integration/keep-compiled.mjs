import { enableCompileCache, flushCompileCache } from 'node:module'
import path from 'node:path'

// What is killed does not write what it compiled as it ends: it does so once most of what it needs is loaded, and once all is.
const LOADED_MS = [700, 2000]

enableCompileCache(path.resolve('.data', 'entries', 'compiled'))
for (const ms of LOADED_MS) setTimeout(flushCompileCache, ms).unref()
