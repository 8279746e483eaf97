// What stands in node_modules, by npm's own record of it. Plain JavaScript: nothing is installed when it is asked.
import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Whether node_modules holds what package-lock.json asks for: all of it, or what the site runs with alone.
 *
 * @param {{ folder?: string, withTools: boolean }} what
 */
export function isInstalled({ folder = '.', withTools }) {
  const wanted = readPackages(folder, 'package-lock.json')
  const present = readPackages(folder, 'node_modules/.package-lock.json')
  if (!wanted || !present) return false
  return Object.entries(wanted).every(([place, { version, dev, optional, peer }]) => {
    if (place === '' || present[place]?.version === version) return true
    return !present[place] && Boolean(optional || peer || (dev && !withTools))
  })
}

/**
 * Whether packages that only work on the site needs are there: npm would take them away again.
 *
 * @param {{ folder?: string }} [what]
 */
export function hasTools({ folder = '.' } = {}) {
  return Object.values(readPackages(folder, 'node_modules/.package-lock.json') ?? {}).some(({ dev }) => dev === true)
}

/**
 * @param {string} folder
 * @param {string} file
 * @returns {Record<string, { version?: string, dev?: boolean, optional?: boolean, peer?: boolean }> | undefined}
 */
function readPackages(folder, file) {
  try {
    return JSON.parse(readFileSync(path.join(folder, file), 'utf8')).packages
  } catch {
    return undefined
  }
}
