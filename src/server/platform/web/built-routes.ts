import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** What the build made of each route, as far as it matters to what Next is asked. */
export type BuiltRoutes = {
  /** Addresses of pages and files made once and kept, the same for everyone. */
  kept: ReadonlySet<string>
  /** Addresses answered anew each time. */
  fresh: ReadonlySet<string>
  /** Routes with parameters, the most particular first. */
  patterns: readonly { page: string; pattern: RegExp; isKept: boolean }[]
  /** Pages that answer under the addresses of others alone. */
  twins: ReadonlySet<string>
  /** Addresses that another page answers when their query has this key. */
  rewrites: readonly { pattern: RegExp; key: string }[]
  /** Addresses of the files of public/. */
  files: ReadonlySet<string>
}

type PrerenderManifest = { routes: Record<string, unknown>; dynamicRoutes: Record<string, unknown> }

type RoutesManifest = {
  staticRoutes: { page: string }[]
  dynamicRoutes: { page: string; regex: string }[]
  rewrites: { beforeFiles: { regex: string; destination: string; has?: { type: string; key: string }[] }[] }
}

/** Reads what the build recorded of its routes, but for those below `without`. */
export function readBuiltRoutes({ dir, without }: { dir: string; without?: string }): BuiltRoutes {
  const read = (name: string): unknown => JSON.parse(readFileSync(path.join(dir, '.next', name), 'utf8'))
  // Files that Next writes, in the shape of the version that package.json names.
  const prerendered = read('prerender-manifest.json') as PrerenderManifest
  const routes = read('routes-manifest.json') as RoutesManifest
  const isServed = (page: string) => without === undefined || !page.startsWith(without)
  const kept = new Set(Object.keys(prerendered.routes).filter(isServed))
  return {
    kept,
    fresh: new Set(routes.staticRoutes.map(({ page }) => page).filter((page) => !kept.has(page) && isServed(page))),
    patterns: routes.dynamicRoutes.map(({ page, regex }) => ({
      page,
      pattern: new RegExp(regex),
      isKept: page in prerendered.dynamicRoutes,
    })),
    twins: new Set(routes.rewrites.beforeFiles.map(({ destination }) => destination.split('?')[0] ?? '')),
    rewrites: routes.rewrites.beforeFiles.flatMap(({ regex, has = [] }) =>
      has.filter(({ type }) => type === 'query').map(({ key }) => ({ pattern: new RegExp(regex), key })),
    ),
    files: new Set(listFiles(path.join(dir, 'public'))),
  }
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${path.relative(folder, path.join(parentPath, name)).replaceAll(path.sep, '/')}`)
}
