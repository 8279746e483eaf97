import type { getAccessResults, Payload } from 'payload'
import { ROUTES } from '@/contract/routes'
import type { RouteShape } from '@/contract/define-route'
import { ROLES, type Role } from '@/domain/accounts/roles'

export type Grants = Awaited<ReturnType<typeof getAccessResults>>

type Options = { payload: Payload; grants: Record<Role | 'anonymous', Grants>; ownCalls: Record<string, Role[]> }

const OPERATIONS = ['create', 'read', 'update', 'delete', 'readVersions'] as const
type Operation = (typeof OPERATIONS)[number]

/**
 * The authorization matrix as Markdown, read off the access functions of the running configuration and off the contract:
 * a change of either shows in the file that is compared with it.
 */
export const authorizationTable = ({ payload, grants, ownCalls }: Options): string =>
  [
    '# Authorization matrix',
    '',
    'Generated from the access functions and the contract by `tests/security/rest-matrix.int.test.ts`, which fails when this page',
    'differs from them and tries every call as every person; `-u` writes the page anew. « own » is a condition of the access',
    'function: one’s own account, the departures one leads. An empty cell is nobody.',
    '',
    '## Collections and globals, by Payload’s REST and the panel',
    '',
    'Anonymous callers and customers are answered 404 by `guard-rest.ts` whatever the access functions say, save for pictures',
    '(`media/file`) and the panel’s sign-in.',
    '',
    ...table({
      head: ['', 'create', 'read', 'update', 'delete', 'versions'],
      rows: [
        ...payload.config.collections.map(({ slug }) => [
          `\`${slug}\``,
          ...OPERATIONS.map(cell({ grants, slug, kind: 'collections' })),
        ]),
        ...payload.config.globals.map(({ slug }) => [
          `global \`${slug}\``,
          ...OPERATIONS.map(cell({ grants, slug, kind: 'globals' })),
        ]),
      ],
    }),
    '',
    '## Fields that those who may update their document may not write',
    '',
    ...table({ head: ['', 'role', 'fields'], rows: lockedFields({ payload, grants }) }),
    '',
    '## Our own calls beside Payload’s',
    '',
    ...table({
      head: ['call', 'answers'],
      rows: Object.entries(ownCalls).map(([name, roles]) => [`\`${name}\``, roles.join(', ')]),
    }),
    '',
    '## /api/v1',
    '',
    '« signed in » acts on what is the caller’s own: somebody else’s is answered as what does not exist (404).',
    '',
    ...table({
      head: ['call', 'who'],
      rows: (ROUTES as RouteShape[]).map(({ method, path, auth }) => [
        `\`${method.toUpperCase()} /api${path}\``,
        auth === 'public' ? 'anyone' : 'signed in',
      ]),
    }),
    '',
  ].join('\n')

const cell =
  ({ grants, slug, kind }: { grants: Options['grants']; slug: string; kind: 'collections' | 'globals' }) =>
  (operation: Operation): string =>
    ROLES.filter((role) => role !== 'customer')
      .flatMap((role) => {
        const granted = permissionsOf(grants[role], kind, slug)?.[operation]
        if (!granted) return []
        return [granted === true ? role : `${role} (own)`]
      })
      .join(', ')

const permissionsOf = (grants: Grants, kind: 'collections' | 'globals', slug: string) =>
  // Payload types them by the slugs of the configuration; here they are walked.
  (grants[kind] as Record<string, Record<string, unknown>> | undefined)?.[slug]

const lockedFields = ({ payload, grants }: Pick<Options, 'payload' | 'grants'>): string[][] =>
  payload.config.collections.flatMap(({ slug, flattenedFields }) =>
    ROLES.flatMap((role) => {
      const permissions = permissionsOf(grants[role], 'collections', slug)
      const fields = permissions?.['fields']
      if (!permissions?.['update'] || fields === true || typeof fields !== 'object' || fields === null) return []
      const locked = flattenedFields
        .map(({ name }) => name)
        .filter((name) => {
          const field = (fields as Record<string, unknown>)[name]
          return field !== true && !(typeof field === 'object' && field !== null && 'update' in field && field.update)
        })
      return locked.length > 0 ? [[`\`${slug}\``, role, locked.map((name) => `\`${name}\``).join(', ')]] : []
    }),
  )

const table = ({ head, rows }: { head: string[]; rows: string[][] }): string[] => [
  line(head),
  line(head.map(() => '---')),
  ...rows.map(line),
]

const line = (cells: string[]): string => `| ${cells.join(' | ')} |`
