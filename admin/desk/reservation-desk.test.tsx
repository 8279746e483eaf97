import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { ReservationDesk as Desk } from '@/contract/reservation-desk'
import { ReservationDesk } from './reservation-desk'

const toast = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn() }))
const setDocumentTitle = vi.hoisted(() => vi.fn())
// Each makes a call of its own, and has its own test.
vi.mock('../invoices/reservation-invoices', () => ({ ReservationInvoices: () => null }))
vi.mock('../mails/scheduled-mails', () => ({ ScheduledMails: () => null }))
vi.mock('@payloadcms/ui', () => ({
  useDocumentInfo: () => ({ id: 7 }),
  useDocumentTitle: () => ({ title: 'LGP-0007', setDocumentTitle }),
  Button: ({ children, onClick }: { children: string; onClick?: () => void }) => (
    <button type="button" onClick={onClick}>
      {children}
    </button>
  ),
  toast,
}))

const desk: Desk = {
  id: 7,
  number: 'LGP-0007',
  status: 'canceled',
  source: 'site',
  customer: { id: 12, name: 'Odile Perrin', email: 'odile@exemple.test', phone: '+33612344455' },
  expedition: { id: 3, name: 'Tour des Bauges' },
  departure_id: 4,
  note: null,
  story: [{ id: 1, kind: 'created', at: '2027-01-05T09:00:00.000Z', by: null, detail: null }],
  information_form: null,
  guardian_state: null,
  authorisation: null,
  travelers_count: 2,
  total_cents: 107_600,
  paid_cents: 30_000,
  owed_cents: 0,
  deposit_left_cents: 0,
  balance_due_on: null,
  credit_cents: 0,
  fee_cents: 5_000,
  refund_due_cents: 25_000,
  refund_due_on: '2027-06-03',
  travelers_fee_cents: 0,
  gross_fee_cents: 0,
  savings_cents: 0,
  options: [{ label: 'Assurance annulation', count: 2 }],
  discounts: [],
  discount_cents: 0,
  discount_max_cents: 107_600,
  departure_start: '2027-06-12',
  departure_end: '2027-06-14',
  choices: [],
}

const show = async (changes: Partial<Desk> = {}) => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ ...desk, ...changes })))
  render(<ReservationDesk />)
  return (await screen.findByRole('region', { name: 'Suivi de la réservation' })).textContent
}

it('shows the options that were taken and what is to be refunded', async () => {
  const text = await show()
  expect(text).toContain('Options\u00a0: Assurance annulation ×\u00a02')
  expect(text).toMatch(/À rembourser\s: 250\s€/)
})

it('says neither where there is none', async () => {
  const text = await show({ options: [], refund_due_cents: 0 })
  expect(text).not.toContain('Options')
  expect(text).not.toContain('À rembourser')
})

it('says what is given back for the fee that is kept, before the reservation is canceled', async () => {
  await show({ status: 'confirmed', refund_due_cents: 0 })
  await userEvent.click(screen.getByRole('button', { name: 'Annuler la réservation' }))
  const group = screen.getByRole('group', { name: 'Annuler la réservation' })
  expect(group.textContent).toMatch(/250\s€ à rembourser/)
  await userEvent.clear(screen.getByLabelText('Frais retenus (€)'))
  await userEvent.type(screen.getByLabelText('Frais retenus (€)'), '300')
  expect(group.textContent).toContain('Rien à rembourser.')
})

it('says what becomes of a promo code before the reservation goes to another departure', async () => {
  const choice = { departure_end: '2027-07-14', available_count: 4, promo: null }
  await show({
    status: 'confirmed',
    choices: [
      { ...choice, id: 8, departure_start: '2027-07-12', difference_cents: 0 },
      { ...choice, id: 9, departure_start: '2027-07-12', difference_cents: 8_000, promo: 'Le code GROUPE est retiré.' },
    ],
  })
  await userEvent.click(screen.getByRole('button', { name: 'Changer de départ' }))
  expect(screen.queryByText('Le code GROUPE est retiré.')).toBeNull()
  await userEvent.selectOptions(screen.getByLabelText('Nouveau départ'), '9')
  expect(screen.getByRole('status').textContent).toBe('Le code GROUPE est retiré.')
})

it('says that the form of a sale by phone has not left, and sends it', async () => {
  const waiting = { status: 'pending', source: 'phone' } as const
  expect(await show(waiting)).toMatch(/Formulaire d’information\s: pas encore parti/)
  const sent: string[] = []
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
    sent.push(`${init.method ?? 'GET'} ${address}`)
    return Promise.resolve(Response.json({ id: 7 }))
  })
  await userEvent.click(screen.getByRole('button', { name: 'Envoyer le formulaire' }))
  expect(sent).toEqual(['POST /api/reservations/7/information-form'])
  expect(toast.success).toHaveBeenCalledWith('Le formulaire part par mail.')
})

it('says which form left, when and to whom, and nothing of it for an order of the site', async () => {
  const form = { version: '2026-11', sent_at: '2027-03-01T10:30:00.000Z', sent_to: 'camille@exemple.test' }
  const text = await show({ status: 'pending', source: 'phone', information_form: form })
  expect(text).toMatch(/version 2026-11, envoyé le 1 mars 2027 à 11:30 à camille@exemple.test/)
  expect(screen.queryByRole('button', { name: 'Envoyer le formulaire' })).toBeNull()
  cleanup()
  expect(await show({ status: 'pending' })).not.toContain('Formulaire')
})

it('shows what was taken off, and takes off something more for a reason', async () => {
  const bodies: unknown[] = []
  const discounts = [
    { label: 'Code PREMIERTRAIN', amount_cents: 8_000 },
    { label: 'Remise de l’agence', amount_cents: 2_000 },
  ]
  vi.stubGlobal('location', { ...window.location, reload: vi.fn() })
  vi.stubGlobal('fetch', (_address: string, init: RequestInit = {}) => {
    if (typeof init.body === 'string') bodies.push(JSON.parse(init.body))
    const found: Desk = { ...desk, status: 'pending', discounts, discount_cents: 2_000 }
    return Promise.resolve(Response.json(init.body === undefined ? found : { id: 7 }))
  })
  render(<ReservationDesk />)
  expect((await screen.findByText(/^Remises/)).textContent).toMatch(
    /Code PREMIERTRAIN −\s80\s€, Remise de l’agence −\s20\s€/,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Faire une remise' }))
  const amount = screen.getByLabelText('Remise (€)')
  expect(amount).toHaveProperty('value', '20')
  await userEvent.clear(amount)
  await userEvent.type(amount, '50,50')
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  expect(bodies).toEqual([])
  await userEvent.type(screen.getByLabelText('Motif, pour l’équipe'), 'Retard du car')
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  expect(bodies).toEqual([{ amount_cents: 5_050, from_cents: 2_000, reason: 'Retard du car' }])
})

it('begins with the customer, the trip, the days and what is owed, and bears their names as its title', async () => {
  await show({ status: 'confirmed', owed_cents: 77_600, balance_due_on: '2027-05-13', refund_due_cents: 0 })
  const addressOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')
  expect(addressOf('Odile Perrin')).toBe('/admin/collections/users/12')
  expect(addressOf(/06.12.34.44.55/)).toBe('tel:+33612344455')
  expect(addressOf('Tour des Bauges')).toBe('/admin/collections/expeditions/3')
  expect(addressOf(/^Du 12 au 14/)).toBe('/admin/collections/departures/4')
  const owed = screen.getByText('Reste à régler').nextElementSibling?.textContent
  expect(owed).toMatch(/^776\s€300\s€ réglés sur 1\s?076\s€Solde avant le 13\smai\s2027$/)
  expect(setDocumentTitle).toHaveBeenCalledWith('Odile Perrin, Tour des Bauges')
})

it('saves an internal note against the one that was shown, and says why it could not', async () => {
  await show({ note: { text: 'Rappeler.', by: 'Maud', at: '2027-02-01T10:30:00.000Z' } })
  const field = screen.getByLabelText<HTMLTextAreaElement>('Note interne')
  expect(screen.queryByRole('button', { name: 'Enregistrer la note' })).toBeNull()
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
    'Écrite par Maud',
  )
  const bodies: unknown[] = []
  vi.stubGlobal('fetch', (_address: string, init: RequestInit = {}) => {
    bodies.push(init.body)
    return Promise.resolve(Response.json({ error: 'Cette note a changé entre-temps.' }, { status: 409 }))
  })
  await userEvent.type(field, ' Fait.')
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer la note' }))
  expect(bodies).toEqual(['{"text":"Rappeler. Fait.","from":"Rappeler."}'])
  expect((await screen.findByRole('alert')).textContent).toBe('Cette note a changé entre-temps.')
  expect(field.value).toBe('Rappeler. Fait.')
})

it('tells the last five steps of its history, and all of them when asked', async () => {
  const at = '2027-01-05T09:00:00.000Z'
  const paid = [7, 6, 5, 4, 3, 2].map((id) => ({
    id,
    kind: 'paid' as const,
    at,
    by: 'Maud',
    detail: `${String(id)} €`,
  }))
  await show({ story: [...paid, ...desk.story] })
  expect(screen.getByText(/7 €/).closest('li')?.textContent).toMatch(/^Règlement reçu 7 €5\sjanvier\s2027.+, par Maud$/)
  expect(screen.queryByText('Créée')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Tout l’historique (7)' }))
  expect(screen.getByText('Créée').closest('li')?.textContent).toContain('par le site')
})
