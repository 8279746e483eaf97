import { expect, it } from 'vitest'
import { typedText } from '@/contract/free-text'
import { bearsReference } from '@/domain/bank-lines/match-transfer'
import { shortLine } from '@/domain/text/short-line'
import { isLongerThan, textLength } from '@/domain/text/text-length'
import { linkParts } from '@/storefront/features/questions/rules/link-parts'
import { searchWords } from '@/server/features/search/search-words'
import { callMatcher } from '@/server/platform/http/match-call'
import { matchesEtag } from '@/server/platform/http/matches-etag'
import { countedAddress } from '@/server/platform/log/client-address'
import { describeError, hideValues } from '@/server/platform/log/describe-error'
import { hideSecretSegments, pathForLog } from '@/server/platform/log/hide-secret-segments'
import { redact } from '@/server/platform/log/redact'
import { isAdminPath } from '@/server/platform/web/content-security-policy'
import { moveSecretToFragment } from '@/server/platform/web/move-secret-to-fragment'
import { chooseEncoding } from '@/server/platform/web/page-cache'
import { pathWithoutValues, safePath } from '@/server/platform/web/request-log'
import { spellBearer } from '@/server/platform/web/spell-bearer'
import { tidyAddress } from '@/server/platform/web/tidy-address'
import { HOSTILE_RUNS, runOf } from './hostile-runs'
import { isSuperLinear } from './is-super-linear'

type Work = (text: string) => unknown

/** Each function of a rule, given the text alone: one of named values does nothing with it. */
const RULES = import.meta.glob<Record<string, unknown>>(['/src/domain/**/*.ts', '!**/*.test.ts'])

const url = (path: string) => new URL(`http://site/${path}`)
const findCall = callMatcher([])

/** What else a stranger’s text reaches, in front of each call and in the log. */
const OTHERS: Record<string, Work> = {
  textLength,
  isLongerThan: (text) => isLongerThan({ text, max: 100_000 }),
  shortLine: (text) => shortLine({ text, max: 100_000 }),
  bearsReference: (text) => bearsReference({ text, number: 'LG-27061-44' }),
  typedText: (text) => typedText({ max: 10 }).safeParse(text),
  searchWords,
  linkParts,
  redact,
  hideSecretSegments,
  pathForLog,
  safePath: (path) => safePath(url(path)),
  pathWithoutValues: (query) => pathWithoutValues(url(`?${query}`)),
  hideValues,
  'hideValues of a data exception': (text) => hideValues(text, '22P02'),
  describeError: (text) => describeError(new Error(text)),
  countedAddress,
  findCall: (path) => findCall({ method: 'get', path }),
  isAdminPath,
  matchesEtag: (known) => matchesEtag({ known, etag: '"a"' }),
  moveSecretToFragment: (path) => moveSecretToFragment(url(path)),
  chooseEncoding,
  spellBearer: (authorization) => {
    spellBearer({ headers: { authorization } })
  },
  tidyAddress: (path) => tidyAddress({ method: 'GET', url: url(path) }),
}

const attempt = (work: Work, text: string): boolean => {
  try {
    work(text)
    return true
  } catch {
    return false
  }
}

const isWork = (value: unknown): value is Work =>
  typeof value === 'function' && ['a', '1', '/a', '2026-06-14'].some((text) => attempt(value as Work, text))

const hostileRunsFor = (work: Work): string[] =>
  Object.entries(HOSTILE_RUNS)
    .filter(([, run]) =>
      isSuperLinear((length) => {
        const text = runOf(run, length)
        return () => attempt(work, text)
      }),
    )
    .map(([name]) => name)

const slowOf = (works: Array<[string, unknown]>): string[] =>
  works.flatMap(([name, work]) => (isWork(work) ? hostileRunsFor(work).map((run) => `${name}: ${run}`) : []))

/** Without memory of its own: collecting it would take more than in proportion now and then. */
const countSpaces = (text: string): number => {
  let count = 0
  for (let index = 0; index < text.length; index += 1) if (text.charCodeAt(index) === 32) count += 1
  return count
}

it('tells work that takes quadratic time from work that does not', { timeout: 300_000 }, () => {
  const spaces = (length: number) => `a${' '.repeat(length)}b`
  expect(isSuperLinear((length) => () => spaces(length).replace(/\s+$/, ''))).toBe(true)
  const linear = (length: number) => {
    const text = spaces(1000 * length)
    return () => countSpaces(text)
  }
  expect(isSuperLinear(linear)).toBe(false)
})

it('rules take time in proportion to the length of a text', { timeout: 300_000 }, async () => {
  const modules = await Promise.all(Object.values(RULES).map((load) => load()))
  expect(slowOf(modules.flatMap((module) => Object.entries(module)))).toEqual([])
})

it('the log and the web server take time in proportion to the length of a text', { timeout: 300_000 }, () => {
  expect(slowOf(Object.entries(OTHERS))).toEqual([])
})
