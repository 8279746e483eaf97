import config from '@payload-config'
import { createLocalReq, getAccessResults, getPayload, type CollectionSlug, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { PanelAuth } from '@/contract/define-route'
import { PANEL_ROUTES } from '@/contract/panel-routes'
import { ROLES, type Role } from '@/domain/accounts/roles'
import { query } from '@/server/platform/db/pool'
import { newClient } from '../integration/account-calls'
import { call } from '../integration/call'
import { GIVEN_TABLES } from '../integration/given-tables'
import { signInAs } from '../integration/sign-in-as'
import { authorizationTable, type Grants } from './authorization-table'
import { listRestCalls, type RestCall } from './list-rest-calls'
import { makeDocuments } from './make-documents'
import { AGENCY, AUDIENCE, OWN_CALLS, TEAM } from './own-calls'

const ABSENT = 2_147_483_000
const MALFORMED = ['abc', '0x1', '99999999999999999999', '%00']

/** Calls that open or close a session: their own suites go through them, and they would sign our people out. */
const SESSION_CALLS = /^POST users\/(?:login|logout|refresh-token|forgot-password|reset-password|unlock)$/

/** What answers anyone: pictures, sounds and videos, who one is, the second step of a sign-in. */
const OPEN_CALLS = new Set([
  'GET media/file/:filename',
  'GET recordings/file/:filename',
  'GET users/me',
  // Between the password and the code nobody is signed in: these answer who holds the sealed first step, in their own suite.
  'GET users/second-factor/pending',
  'POST users/second-factor/give',
  'POST users/second-factor/draw',
  'POST users/second-factor/confirm',
])

/** Refused whatever the access functions grant: many accounts or travelers at once, and copies of one's own preferences. */
const REFUSED_ANYWAY = /^(?:(?:PATCH|DELETE) users|PATCH participants|POST payload-preferences\/:id\/duplicate)$/

type Person = Role | 'anonymous'
const PEOPLE: Person[] = ['anonymous', ...ROLES]

let payload: Payload
let calls: RestCall[]
let documents: Awaited<ReturnType<typeof makeDocuments>>
const tokens: Partial<Record<Person, string>> = {}
const grants = {} as Record<Person, Grants>
let given: Record<string, string>

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  given = await fingerprintOf(GIVEN_TABLES)
  calls = listRestCalls(payload)
  documents = await makeDocuments(payload)
  grants.anonymous = await getAccessResults({ req: await createLocalReq({}, payload) })
  for (const role of ROLES) {
    const { token, ...user } = await signInAs(payload, { role })
    tokens[role] = token
    grants[role] = await getAccessResults({
      req: await createLocalReq({ user: { ...user, collection: 'users' } }, payload),
    })
  }
})

const nameOf = ({ method, path }: RestCall): string => `${method} ${path}`
/** One of them for each call and person, such that the six people together try all of them on each call. */
const malformedOf = (person: Person, rest: RestCall): string => {
  const turn = calls.indexOf(rest) + PEOPLE.indexOf(person)
  return MALFORMED[turn % MALFORMED.length] ?? ''
}

const isOutside = (person: Person): boolean => person === 'anonymous' || person === 'customer'

/** Whether the access functions let this person try: `some` for what is theirs alone. */
const grantOf = (person: Person, rest: RestCall): 'all' | 'some' | 'none' => {
  const name = nameOf(rest)
  if (isOutside(person) || REFUSED_ANYWAY.test(name)) return 'none'
  if (rest.operation === 'permissions') return 'all'
  if (rest.operation === 'call') return OWN_CALLS[name]?.some((role) => role === person) ? 'all' : 'none'
  const { collections, globals } = grants[person]
  // Payload types them by the slugs of the configuration; here they are walked.
  const known = (rest.isGlobal ? globals : collections) as Record<string, Record<string, unknown>> | undefined
  const granted = known?.[rest.entity]?.[rest.operation]
  if (granted === true) return 'all'
  return granted ? 'some' : 'none'
}

const send = async (person: Person, rest: RestCall, id: number | string): Promise<{ status: number; text: string }> => {
  const isBulk = !/:/.test(rest.path) && (rest.method === 'PATCH' || rest.method === 'DELETE')
  const path = rest.path.replace(/:\w+\??/, String(id)) + (isBulk ? `?where[id][equals]=${String(id)}` : '')
  const answer = await call(path, {
    method: rest.method,
    token: tokens[person],
    headers: newClient(),
    ...(rest.method !== 'GET' && { body: {} }),
  })
  return { status: answer.status, text: JSON.stringify(answer.body) }
}

/** What refused calls leave untouched: every table of the site but limits, and sessions, which reading renews; `GIVEN_TABLES` at the end. */
const fingerprint = async (): Promise<Record<string, string>> => {
  const tables = await query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all($1)
     order by 1`,
    [['rate_limits', 'users_sessions', ...GIVEN_TABLES]],
  )
  return fingerprintOf(tables.map(({ name }) => name))
}

const fingerprintOf = async (tables: string[]): Promise<Record<string, string>> => {
  const prints = await Promise.all(
    tables.map(async (name) => {
      const [row] = await query<{ print: string }>(
        `select coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as print from "${name}" t`,
      )
      return [name, row?.print ?? ''] as const
    }),
  )
  return Object.fromEntries(prints)
}

/** What is there is read, and never written: the others want it too. */
const idsToTry = (person: Person, rest: RestCall): Array<number | string> => {
  if (!rest.path.includes(':')) return [ABSENT]
  // Ours on an account ask who it is: their own suites go through them.
  const own =
    rest.operation === 'call' && rest.entity === 'users' ? undefined : documents[rest.entity as CollectionSlug]
  return [...(own !== undefined && rest.method === 'GET' ? [own] : []), ABSENT, malformedOf(person, rest)]
}

/** Whether a granted call is refused, or what is there is not answered; what is no number may be refused in either way. */
/** Calls under a collection whose number is not one of its documents. */
const NAMES_OTHERS = /\/(?:invoices\/:id\/|gift-cards\/:id)/

const isWrong = ({ rest, id, status }: { rest: RestCall; id: number | string; status: number }): boolean => {
  const isDocument = id === documents[rest.entity as CollectionSlug] && !NAMES_OTHERS.test(rest.path)
  if (isDocument && rest.path.includes(':')) return status !== 200
  return [401, 403].includes(status) && rest.operation !== 'call' && !MALFORMED.includes(String(id))
}

const tested = (): RestCall[] => calls.filter((rest) => !SESSION_CALLS.test(nameOf(rest)))

describe('Payload’s REST, every call of every collection and global', () => {
  it('has a word on each of our own calls', () => {
    const own = tested().filter(({ operation }) => operation === 'call')
    const unnamed = own.map(nameOf).filter((name) => !(name in OWN_CALLS) && !OPEN_CALLS.has(name))
    expect(unnamed).toEqual([])
  })

  it('has each call of the panel mounted where its contract says, for whom it says', () => {
    const callers: Record<Exclude<PanelAuth, 'sign_in'>, Role[]> = {
      team: TEAM,
      marketing: AUDIENCE,
      staff: AGENCY,
      admin: ['admin'],
    }
    const mounted = new Set(calls.map(nameOf))
    const wrong = PANEL_ROUTES.flatMap(({ method, path, auth }) => {
      const name = `${method.toUpperCase()} ${path.slice(1)}`
      const isOpen = OPEN_CALLS.has(name) || SESSION_CALLS.test(name)
      const isAsSaid = auth === 'sign_in' ? isOpen : !isOpen && String(OWN_CALLS[name]) === String(callers[auth])
      return mounted.has(name) && isAsSaid ? [] : [name]
    })
    expect(wrong).toEqual([])
  })

  it.each(PEOPLE)(
    'answers %s as the access functions say, and refuses without a trace',
    async (person) => {
      const wrong: string[] = []
      const before = await fingerprint()
      for (const rest of tested()) {
        const name = nameOf(rest)
        const grant = grantOf(person, rest)
        if (grant === 'all' || OPEN_CALLS.has(name)) continue
        const own = documents[rest.entity as CollectionSlug] ?? ABSENT
        const ids = rest.path.includes(':') ? [own, ABSENT, malformedOf(person, rest)] : [own]
        for (const id of ids) {
          const { status } = await send(person, rest, id)
          // A list of one's own is answered, somebody else's document is not.
          const isOwnList = grant === 'some' && !rest.path.includes(':')
          const expected = isOutside(person) ? [404] : [...(isOwnList ? [200] : []), 400, 401, 403, 404, 501]
          if (!expected.includes(status)) wrong.push(`${name} (${String(id)}): ${String(status)}`)
        }
      }
      expect(wrong).toEqual([])
      expect(await fingerprint()).toEqual(before)
    },
    240_000,
  )

  it.each(['guide', 'marketer', 'staff', 'admin'] as const)(
    'lets %s do what is granted, and never fails',
    async (person) => {
      const wrong: string[] = []
      for (const rest of tested()) {
        const name = nameOf(rest)
        if (grantOf(person, rest) !== 'all') continue
        for (const id of idsToTry(person, rest)) {
          const { status } = await send(person, rest, id)
          if (status >= 500 || isWrong({ rest, id, status })) wrong.push(`${name} (${String(id)}): ${String(status)}`)
        }
      }
      expect(wrong).toEqual([])
    },
    240_000,
  )

  it('leaves what packages hold as it was, whoever called', async () => {
    expect(await fingerprintOf(GIVEN_TABLES)).toEqual(given)
  })

  it('is written down as it is', async () => {
    await expect(authorizationTable({ payload, grants, ownCalls: OWN_CALLS })).toMatchFileSnapshot(
      '../../docs/security/authorization.md',
    )
  })
})
