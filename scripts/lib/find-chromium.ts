import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { UserError } from '@/server/platform/postgres/user-error'

/** Without the browser's own windows, which nobody sees here: a story takes two thirds of the time. */
const SHELL = 'chromium-headless-shell'
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * A Chromium to test with: the one named, Debian's shell of it, another installed one, else Playwright's, installed
 * now where there is none.
 */
export function findChromium(): string {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (existsSync(named)) return named
    throw new UserError(`CHROMIUM_PATH leads nowhere: ${named}`)
  }
  const found = installed()
  if (found?.endsWith(SHELL)) return found
  const now = installShell() ?? found ?? installByPlaywright()
  if (!now) throw new UserError('No Chromium found: install one (apt-get install chromium) or set CHROMIUM_PATH.')
  return now
}

function installShell(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  console.log(`  Installing ${SHELL}…`)
  const install = ['install', '-y', '-qq', '--no-install-recommends', SHELL]
  if (!aptGet(install) && aptGet(['update', '-qq'])) aptGet(install)
  return installed()
}

function installByPlaywright(): string | undefined {
  console.log('  No Chromium: installing one…')
  spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], { stdio: 'inherit' })
  return installed()
}

const aptGet = (args: string[]): boolean =>
  spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 180_000 }).status === 0

function installed(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const candidates = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return [...candidates, chromium.executablePath()].find((file) => existsSync(file))
}
