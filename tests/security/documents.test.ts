import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { VARIABLE_NAMES } from '@/env'
import { LIMITS as BOOKING_LIMITS } from '@/server/features/seats/limits'
import { LIMITS, RESET_MINUTES } from '@/server/features/sign-in/limits'
import { CUSTOMER_SESSION, TEAM_SESSION } from '@/server/features/sign-in/session/session-limits'
import { MAILS_BY_ANYONE, MAILS_BY_MAILBOX } from '@/server/platform/email/mail-quota'
import { readSources } from './read-sources'

const read = (name: string): string => readFileSync(`docs/security/${name}.md`, 'utf8')
const chapter = (page: string, title: string): string => read(page).split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? ''
const rowsOf = (text: string): string[][] =>
  text.split('\n').flatMap((line) =>
    /^\| (?!-)/.test(line)
      ? [
          line
            .split('|')
            .slice(1, -1)
            .map((cell) => cell.trim()),
        ]
      : [],
  )

/** A limit as the documents write it: « 10 in 15 minutes ». */
const limitWords = ({ points, seconds }: { points: number; seconds: number }): string => {
  const words =
    { 60: 'a minute', 3600: 'an hour' }[seconds] ??
    (seconds % 3600 === 0 ? `${String(seconds / 3600)} hours` : `${String(seconds / 60)} minutes`)
  return `${String(points)} in ${words}`
}

describe('the documents of security', () => {
  it('data.md names each kind of file that may be uploaded', () => {
    const kinds = readSources(['collections']).flatMap(({ text }) =>
      [...text.matchAll(/mimeTypes: \[([^\]]+)\]/g)].flatMap(([, list = '']) => list.match(/[\w-]+\/[\w.+-]+/g) ?? []),
    )
    expect(kinds.length).toBeGreaterThan(5)
    const named = chapter('data', 'Files').toLowerCase()
    expect(kinds.filter((kind) => !named.includes(`\`${kind}\``))).toEqual([])
  })

  it('authentication.md names each way into an account, and how long sessions last', () => {
    const ways = rowsOf(chapter('authentication', 'Ways in')).map(([way = '']) => way)
    expect(ways.join(' ')).toMatch(/password.*Google, Facebook.*link to choose a password.*private link/)
    const sessions = rowsOf(chapter('authentication', 'Sessions'))
    const hours = (text = ''): number => Number.parseInt(text, 10) * (/day/.test(text) ? 24 : 1)
    const lasting = (start: string) =>
      sessions
        .find(([name = '']) => name.startsWith(start))
        ?.slice(1)
        .map(hours)
    expect(lasting('ends unused')).toEqual([CUSTOMER_SESSION.idle / 3600, TEAM_SESSION.idle / 3600])
    expect(lasting('ends whatever')).toEqual([CUSTOMER_SESSION.absolute / 3600, TEAM_SESSION.absolute / 3600])
  })

  it('authentication.md gives each limit of accounts as the code has it', () => {
    const rows = rowsOf(chapter('authentication', 'Against guessing')).slice(1)
    expect(Object.fromEntries(rows.map(([, limit, name = '']) => [name.replaceAll('`', ''), limit]))).toEqual(
      Object.fromEntries(Object.entries(LIMITS).map(([name, limit]) => [name, limitWords(limit)])),
    )
    const { promoTriesByClient, promoTriesByUser, giftTriesByClient, giftTriesByUser } = BOOKING_LIMITS
    expect(chapter('authentication', 'Against guessing')).toContain(
      `Gift codes: ${String(giftTriesByUser.points)} wrong ones in 10 minutes of one client and of one account; ` +
        `promo codes: ${String(promoTriesByUser.points)} of one account, ${String(promoTriesByClient.points)} of one client.`,
    )
    expect([
      giftTriesByClient.points,
      giftTriesByClient.seconds,
      promoTriesByUser.seconds,
      promoTriesByClient.seconds,
    ]).toEqual([giftTriesByUser.points, 600, 600, 600])
    expect(chapter('authentication', 'Ways in')).toContain(`by mail, ${String(RESET_MINUTES)} minutes, once`)
  })

  it('authentication.md says how many messages an address is sent that nobody proved', () => {
    const text = chapter('authentication', 'Mails to an address that nobody proved').replaceAll('\n', ' ')
    expect(text).toContain(`is sent ${String(MAILS_BY_MAILBOX.points)} messages in an hour at most`)
    expect(text).toContain(`strangers cause ${String(MAILS_BY_ANYONE.points)} of them at most`)
    expect([MAILS_BY_MAILBOX.seconds, MAILS_BY_ANYONE.seconds]).toEqual([3600, 3600])
  })

  it('authentication.md says how providers are joined to accounts', () => {
    expect(chapter('authentication', 'Providers')).toMatch(/pair of provider and subject/)
  })

  it('logging.md names each event of security', () => {
    const source = readSources().find(({ file }) => file.endsWith('log/security-event.ts'))?.text ?? ''
    const events = [...source.matchAll(/^ {2}\| '([a-z_]+)'/gm)].map(([, event = '']) => event)
    expect(events.length).toBeGreaterThan(15)
    const named = chapter('logging', 'Events of security')
    expect(events.filter((event) => !named.includes(`\`${event}\``))).toEqual([])
  })

  it('logging.md names each line that is logged, and where lines go', () => {
    expect(rowsOf(read('logging').split('\n## ')[0] ?? '').map(([line]) => line)).toEqual(
      expect.arrayContaining(['`request`', '`security`', '`console`', 'worker']),
    )
    expect(chapter('logging', 'Where it goes, how long it stays, who reads it')).toMatch(/0600/)
  })

  it('threat-model.md names each service that a variable leads to', () => {
    const services = VARIABLE_NAMES.filter((name) =>
      /_(?:URL|ISSUER|ENDPOINT|SECRET_KEY|PIXEL_ID)$|^GTM_ID$/.test(name),
    )
      .filter((name) => !['SITE_URL', 'MIGRATION_DATABASE_URL'].includes(name))
      .map((name) => name.split('_')[0]?.toLowerCase() ?? name)
    expect(services.length).toBeGreaterThan(8)
    const named = chapter('threat-model', 'What talks to what').toLowerCase()
    expect(services.filter((service) => !named.includes(service))).toEqual([])
  })

  it('threat-model.md bounds each kind of costly call', () => {
    const costly = rowsOf(chapter('threat-model', 'What costs much, and its bound')).slice(1)
    expect(costly.length).toBeGreaterThanOrEqual(7)
    expect(costly.filter(([, bound = '']) => bound.length < 10)).toEqual([])
  })

  it('dependencies.md gives a deadline for each kind of hole, and names riskier packages that are in use', () => {
    const deadlines = rowsOf(chapter('dependencies', 'How they are updated')).slice(1)
    expect(deadlines.map(([, within = '']) => Number.parseInt(within, 10) || within)).toEqual([
      7,
      30,
      90,
      expect.stringContaining('quarter'),
    ])
    const inUse = JSON.stringify(JSON.parse(readFileSync('package-lock.json', 'utf8')))
    const risky = rowsOf(chapter('dependencies', 'The riskier ones')).slice(1)
    const packages = risky.flatMap(([part = '']) =>
      part
        .replace(/ \(.*\)/, '')
        .replaceAll('*', '')
        .split(', '),
    )
    expect(packages.length).toBeGreaterThan(10)
    expect(packages.filter((name) => !inUse.includes(`node_modules/${name}`))).toEqual([])
  })
})
