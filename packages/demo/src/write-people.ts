import type { Payload } from 'payload'
import type { Role } from '@/domain/accounts/roles'
import { env } from '@/env'
import { demoPasswordWrite } from '@/server/features/accounts/password/own-password-write'
import { query } from '@/server/platform/db/pool'
import { GUIDES } from './catalogue/reference'
import { CUSTOMER_AVATARS } from './draw-pictures'
import { FIRST_NAMES, LAST_NAMES } from './people-names'

/** Accounts of the demo: one per role, the guides', and the customers who like, ask, travel and review. */
export type People = {
  customers: Array<{ id: number; firstName: string }>
  guides: Map<string, number>
}

const CUSTOMERS = 640

const DEMO_ACCOUNTS: Array<{ name: string; role: Role; first_name: string; last_name: string }> = [
  { name: 'client', role: 'customer', first_name: 'Camille', last_name: 'Fontaine' },
  { name: 'guide', role: 'guide', first_name: 'Maëlle', last_name: 'Perrillat' },
  { name: 'staff', role: 'staff', first_name: 'Noé', last_name: 'Arpin' },
  { name: 'marketing', role: 'marketer', first_name: 'Salomé', last_name: 'Viret' },
  { name: 'admin', role: 'admin', first_name: 'Jeanne', last_name: 'Collomb' },
]

/** Writes the accounts. Only the demo accounts and the guides' have a password. */
export const writePeople = async (payload: Payload): Promise<People> => {
  // Their password is published.
  if (process.env.NODE_ENV === 'production') throw new Error('The demo accounts are not for production.')
  const { DEMO_PASSWORD } = env()
  const guides = new Map<string, number>()
  for (const { name, ...account } of DEMO_ACCOUNTS) {
    const { id } = await payload.create({
      collection: 'users',
      data: {
        ...account,
        email: `${name}@lagopede.test`,
        password: DEMO_PASSWORD,
        provider: 'email',
        sign_in_count: 0,
      },
      context: demoPasswordWrite(),
    })
    const isFirstGuide = account.role === 'guide'
    if (isFirstGuide) guides.set(GUIDES[0].slug, id)
  }
  for (const { slug, firstName, fullName } of GUIDES.slice(1)) {
    const { id } = await payload.create({
      collection: 'users',
      data: {
        role: 'guide',
        email: `${slug}@lagopede.test`,
        password: DEMO_PASSWORD,
        first_name: firstName,
        last_name: fullName.slice(firstName.length + 1),
        provider: 'email',
        sign_in_count: 0,
      },
      context: demoPasswordWrite(),
    })
    guides.set(slug, id)
  }
  for (const [slug, id] of guides) {
    await query('update users set avatar_url = $2 where id = $1', [id, `/api/media/file/guide-${slug}.webp`])
  }
  const customers = await writeCustomers()
  // They order as people do who proved their address long ago.
  await query('update users set email_verified_at = created_at')
  return { guides, customers }
}

const writeCustomers = async (): Promise<People['customers']> => {
  const rows = Array.from({ length: CUSTOMERS }, (_, index) => ({
    email: `voyageur-${String(index)}@exemple.test`,
    first_name: FIRST_NAMES[index % FIRST_NAMES.length],
    last_name: LAST_NAMES[(index * 7) % LAST_NAMES.length],
    // One traveler in three shows a portrait.
    avatar_url: index % 3 === 0 ? `/api/media/file/avatar-${String((index / 3) % CUSTOMER_AVATARS)}.webp` : null,
  }))
  return query<{ id: number; firstName: string }>(
    `insert into users (email, first_name, last_name, avatar_url, role, provider, sign_in_count, newsletter)
     select email, first_name, last_name, avatar_url, 'customer', 'email', 1, false
     from json_to_recordset($1) as c(email text, first_name text, last_name text, avatar_url text)
     returning id, first_name as "firstName"`,
    [JSON.stringify(rows)],
  )
}
