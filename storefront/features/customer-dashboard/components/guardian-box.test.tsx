import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildBookedExpedition } from '@/contract/booked-expedition.fixture'
import type { Guardian } from '@/contract/guardian'
import { queryClient } from '@/storefront/lib/api/query-client'
import { changeSession, resetSession } from '@/storefront/lib/session/store'
import { buildUser } from '@/storefront/lib/session/user.fixture'
import { buildReservationDetail } from '../../../../tests/factories/reservation-detail'
import { CustomerDashboard } from './customer-dashboard'

// The window is loaded when it opens.
const LAZY = { timeout: 15_000 }

const GUARDIAN: Guardian = {
  first_name: 'Nadia',
  last_name: 'Rey',
  phone: '+33639981234',
  contacts: [
    { name: 'Paul Rey', phone: '+33639981235' },
    { name: 'Jeanne Rey', phone: '+33639981236' },
  ],
  pick_ups: [],
}

const kids = (guardian: Guardian | null) =>
  buildReservationDetail({
    guardian,
    expedition: buildBookedExpedition({ expedition_type: 'kids', age_min_child: 9, age_max_child: 12 }),
  })
const box = () => within(screen.getByRole('region', { name: 'Qui répond d’eux' }))

beforeAll(() => import('./guardian-drawer'))
beforeEach(() => {
  changeSession({ isReady: true, status: 'logged in', user: buildUser() })
  queryClient().setQueryData(['payment-means'], { card: null })
})
afterEach(() => {
  vi.unstubAllGlobals()
  resetSession()
})

describe('GuardianBox', () => {
  it('is on trips without the parents alone', () => {
    render(<CustomerDashboard operators={[]} reservation={buildReservationDetail()} />)
    expect(screen.queryByRole('region', { name: 'Qui répond d’eux' })).toBeNull()
  })

  it('asks who answers for them, says until which age they may come, and has nothing to sign yet', () => {
    render(<CustomerDashboard operators={[]} reservation={kids(null)} />)
    expect(box().getByText(/jusqu’à 12\sans/)).toBeVisible()
    expect(box().getByText('À compléter')).toBeVisible()
    expect(box().queryByRole('link')).toBeNull()
  })

  it('shows who was told, and the authorisation to print', () => {
    render(<CustomerDashboard operators={[]} reservation={kids(GUARDIAN)} />)
    expect(box().getByText('Nadia Rey')).toBeVisible()
    expect(box().getByText('Paul Rey')).toBeVisible()
    expect(box().getByRole('link', { name: 'L’autorisation à signer' }).getAttribute('href')).toBe(
      '/my-expeditions/42/autorisation.pdf',
    )
  })

  it('saves what is typed, says under the field what is refused, and shows what was saved', async () => {
    const refusal = { error: 'Non', errors: [{ field: 'contacts.1.phone', message: 'Déjà donné' }] }
    const answers = [Response.json(refusal, { status: 422 }), Response.json(kids(GUARDIAN))]
    const bodies: Array<Partial<Guardian>> = []
    vi.stubGlobal('fetch', (_address: string, init: RequestInit = {}) => {
      bodies.push(JSON.parse(init.body as string) as Guardian)
      return Promise.resolve(answers.shift())
    })
    render(<CustomerDashboard operators={[]} reservation={kids(null)} />)
    await userEvent.click(box().getByRole('button', { name: 'Dire qui répond d’eux' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Qui répond d’eux' }, LAZY))
    await userEvent.type(drawer.getByLabelText('Prénom'), 'Nadia')
    await userEvent.type(drawer.getByLabelText('Personne 2, nom'), 'Jeanne')
    await userEvent.click(drawer.getByRole('button', { name: 'Ajouter quelqu’un' }))
    await userEvent.click(drawer.getByRole('button', { name: 'Ajouter quelqu’un' }))
    await userEvent.type(drawer.getByLabelText('Accompagnant 2, nom'), 'Zoé')
    await userEvent.click(drawer.getByRole('button', { name: 'Retirer accompagnant 1' }))
    await userEvent.click(drawer.getByRole('button', { name: 'Enregistrer' }))
    expect(await drawer.findByText('Déjà donné')).toBeVisible()
    expect(document.activeElement).toBe(drawer.getByLabelText('Personne 2, téléphone'))
    expect(bodies).toEqual([
      {
        first_name: 'Nadia',
        last_name: '',
        phone: '',
        contacts: [
          { name: '', phone: '' },
          { name: 'Jeanne', phone: '' },
        ],
        pick_ups: [{ name: 'Zoé', phone: '' }],
      },
    ])
    await userEvent.click(drawer.getByRole('button', { name: 'Enregistrer' }))
    expect(await box().findByText('Nadia Rey')).toBeVisible()
  })

  it('sends the guardian alone, without the day on which the authorisation came back', async () => {
    const bodies: unknown[] = []
    vi.stubGlobal('fetch', (_address: string, init: RequestInit = {}) => {
      bodies.push(JSON.parse(init.body as string))
      return Promise.resolve(Response.json(kids(GUARDIAN)))
    })
    const received = { ...GUARDIAN, authorisation_received_on: '2026-11-01' }
    render(<CustomerDashboard operators={[]} reservation={kids(received)} />)
    await userEvent.click(box().getByRole('button', { name: 'Modifier' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Qui répond d’eux' }, LAZY))
    await userEvent.click(drawer.getByRole('button', { name: 'Enregistrer' }))
    await vi.waitFor(() => expect(bodies).toHaveLength(1))
    expect(Object.keys(bodies[0] as object).toSorted()).toEqual(Object.keys(GUARDIAN).toSorted())
  })
})
