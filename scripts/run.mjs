// Starts a command of this folder on a machine that has only Node 20 or newer: installs the packages when they are
// missing or outdated, then runs scripts/<name>.ts on the Node version that package-lock.json pins.
// Plain JavaScript without dependencies: nothing is installed when it starts.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, statfsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { hasTools, isInstalled } from './lib/installed.mjs'
import { whenOrphaned } from './lib/when-orphaned.mjs'

const OLDEST_NODE = 20
const INSTALL_BYTES = 2_000_000_000
const isWindows = process.platform === 'win32'

process.chdir(path.join(path.dirname(fileURLToPath(import.meta.url)), '..'))
const [name = 'start', ...args] = process.argv.slice(2)

let child
let stopped
// The last output of npm, to say why an installation failed. Here, because the top-level awaits below come first.
let output = ''
const stop = (signal) => {
  stopped = signal
  child?.kill(signal)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
// Who ends npm ends the command: npm itself does not pass it on.
if (process.env.npm_lifecycle_event) whenOrphaned(() => stop('SIGTERM'))

checkNode()
// Whoever only runs the site needs no tools to work on it.
const withTools = !(name === 'start' || (name === 'with-database' && args[0] !== 'take-screens'))
if (!isInstalled({ withTools })) await install()
const envFile = existsSync('.env') ? ['--env-file=.env'] : []
process.exitCode = await run(pinnedNode(), [...envFile, '--import', 'tsx', `scripts/${name}.ts`, ...args], {
  stdio: 'inherit',
  // What the packages compile to is kept for the many processes that load them all.
  env: { NODE_COMPILE_CACHE: path.resolve('.data/compile-cache'), ...process.env },
})

function checkNode() {
  if (Number(process.versions.node.split('.')[0]) >= OLDEST_NODE) return
  fail(`Node ${OLDEST_NODE} or newer is needed, this is ${process.version}: see https://nodejs.org`)
}

async function install() {
  const { bavail, bsize } = statfsSync('.')
  if (bavail * bsize < INSTALL_BYTES) fail('The disk is full: installing needs about 2 GB.')

  const started = Date.now()
  const seconds = () => Math.round((Date.now() - started) / 1000)
  console.log('Installing the packages (npm install), one to three minutes…')
  const ticking = setInterval(() => console.log(`  still installing… ${seconds()} s`), 10_000)
  // The versions of package-lock.json, which `--no-save` leaves alone. Not `npm ci`: it refuses a registry that
  // lacks an optional package of another platform. Tools that are there stay, or npm would take them away.
  const tools = withTools || hasTools() ? '--include=dev' : '--omit=dev'
  const code = await run(...npm(['install', '--no-save', tools, '--no-audit', '--no-fund', '--loglevel=error']))
  clearInterval(ticking)
  if (stopped) process.exit(130)
  if (code !== 0) fail(`npm install failed (${lastErrors()}).`)
  console.log(`Packages installed (${seconds()} s).`)
}

function npm(parameters) {
  const cli = process.env.npm_execpath
  if (cli && /\.c?js$/.test(cli)) return [process.execPath, [cli, ...parameters]]
  return ['npm', parameters, { shell: isWindows }]
}

function pinnedNode() {
  const pinned = path.resolve('node_modules/node/bin', isWindows ? 'node.exe' : 'node')
  if (existsSync(pinned)) return pinned
  const major = JSON.parse(readFileSync('package.json', 'utf8')).dependencies.node.split('.')[0]
  if (process.versions.node.split('.')[0] === major) return process.execPath
  return fail(
    `Node ${major} was not installed: npm's install scripts are off. Allow them (npm rebuild node) or use Node ${major}.`,
  )
}

function run(file, parameters, options = {}) {
  return new Promise((resolve) => {
    child = spawn(file, parameters, { stdio: ['ignore', 'pipe', 'pipe'], ...options })
    const keep = (chunk) => (output = (output + chunk).slice(-20_000))
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.on('error', (error) => fail(`${file} could not be run: ${error.message}`))
    child.on('close', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 143)))
  })
}

function lastErrors() {
  if (output.includes('ENOSPC')) return 'the disk is full'
  const lines = output.split('\n').filter((line) => line.startsWith('npm error') && !line.includes('complete log'))
  return (
    lines
      .slice(0, 3)
      .map((line) => line.replace('npm error', '').trim())
      .join(' ') || 'no reason given'
  )
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
