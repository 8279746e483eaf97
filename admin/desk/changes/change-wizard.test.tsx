import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import type { ChangePreview, DeskChange } from '@/contract/contract-changes'
import type { DepartureDesk } from '@/contract/desk'
import { ChangeWizard } from './change-wizard'
import { ContractChanges } from './contract-changes'

vi.mock('@payloadcms/ui', () => ({ toast: { success: vi.fn() } }))

const desk: DepartureDesk = {
  ...{
    id: 4,
    status: 'open',
    is_past: false,
    capacity: 8,
    seats_taken: 2,
    price_cents: 50_000,
    takes_transfer: true,
    is_waitlist_closed: false,
    options: [],
    reduction: null,
  },
  ...{ expedition: 'Packraft sur la Loire', departure_start: '2027-04-30', departure_end: '2027-05-02' },
  ...{ cancellation: null, reservations: [], holds: [], waitlist: [] },
  confirmation: {
    ...{ min_participants: null, firm_count: 2, decision_on: '2027-04-22' },
    ...{ minimum_refusal: null, indemnity_cents: 0, margins: [] },
  },
}

const preview: ChangePreview = {
  ...{ refusal: null, answer_by: '2027-04-10', refund_by: '2027-04-24' },
  parties: [
    {
      ...{ reservation_id: 7, number: 'LG-27-0430-301', customer: 'Jeanne Roche', travelers_count: 2 },
      ...{ from_cents: 74_000, to_cents: 81_400, change_percent: 10, needs_answer: true },
      ...{ silence: 'terminate', refusal: null },
    },
  ],
  mails: [
    { audience: 'customer', to: 'jeanne@exemple.fr', subject: 'Le prix change', html: '<p>Oui</p>', text: 'Oui' },
  ],
}

const calls: Array<{ path: string; body: unknown }> = []
const answerWith = (changes: Partial<ChangePreview> = {}) =>
  vi.stubGlobal('fetch', (path: string, { body }: { body?: string } = {}) => {
    calls.push({ path, body: body === undefined ? undefined : JSON.parse(body) })
    return Promise.resolve(
      Response.json(
        path.endsWith('/preview') ? { ...preview, ...changes } : { runs_at: '2027-04-03T10:10:00.000Z', id: 4 },
      ),
    )
  })

afterEach(() => {
  vi.unstubAllGlobals()
  calls.length = 0
})

const typeRise = async () => {
  const fuel = within(screen.getByRole('group', { name: 'Carburant' }))
  await userEvent.type(fuel.getByLabelText('Valeur à la date du contrat'), '1,6')
  await userEvent.type(fuel.getByLabelText('Valeur aujourd’hui'), '2')
  await userEvent.type(screen.getByLabelText(/La justification/), 'Le gazole.')
}
const look = () => userEvent.click(screen.getByRole('button', { name: /Voir qui est concerné/ }))
const open = () => {
  const onDone = vi.fn()
  render(<ChangeWizard desk={desk} onDone={onDone} onClose={vi.fn()} />)
  return onDone
}

it('asks for figures and reasons before it looks, and shows whom it touches before it leaves', async () => {
  answerWith()
  const onDone = open()
  await look()
  expect(screen.getByRole('alert').textContent).toContain('pourquoi')
  expect(calls).toEqual([])
  await typeRise()
  await look()
  const row = await screen.findByRole('row', { name: /Jeanne Roche/ })
  expect(row.textContent).toMatch(/740.*814.*10\s% de plus.*sans elle le contrat prend fin/)
  expect(screen.getByRole('article', { name: 'Aperçu du mail à jeanne@exemple.fr' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /Confirmer et préparer/ }))
  expect(calls.at(-1)).toEqual({
    path: '/api/departures/4/change',
    body: { kind: 'price', justification: 'Le gazole.', variations: [{ cause: 'fuel', from: 1.6, to: 2 }] },
  })
  expect(onDone).toHaveBeenCalledOnce()
})

it('is looked at anew once another word is typed', async () => {
  answerWith()
  open()
  await typeRise()
  await look()
  await screen.findByRole('button', { name: /Confirmer et préparer/ })
  await userEvent.type(screen.getByLabelText(/La justification/), ' Et les taxes.')
  expect(screen.queryByRole('button', { name: /Confirmer et préparer/ })).toBeNull()
})

it('says what the law refuses, and does not go on', async () => {
  answerWith({ refusal: 'Le prix n’augmente plus à moins de vingt jours.', mails: [] })
  open()
  await typeRise()
  await look()
  expect((await screen.findByRole('status')).textContent).toContain('vingt jours')
  expect(screen.queryByRole('button', { name: /Confirmer et préparer/ })).toBeNull()
})

it('lists who answered, who was silent, and whom to call', () => {
  const line = { phone: null, from_cents: 74_000, to_cents: 81_400, needs_answer: true, is_silence: false }
  const change: DeskChange = {
    ...{ id: 1, kind: 'price', state: 'done', runs_at: '2027-04-03T10:10:00.000Z', justification: 'Le gazole.' },
    ...{ author: 'Maud', refusal: null, answer_by: '2027-04-10' },
    answers: [
      {
        ...line,
        reservation_id: 7,
        customer: 'Jeanne Roche',
        answer: 'accept',
        answered_at: '2027-04-05T08:00:00.000Z',
      },
      {
        ...line,
        ...{ reservation_id: 8, customer: 'Paul Roux', answer: 'terminate', is_silence: true },
        answered_at: '2027-04-11T00:02:00.000Z',
      },
      { ...line, reservation_id: 9, customer: 'Ana Rey', answer: null, answered_at: null, phone: '+33600000000' },
    ],
  }
  render(<ContractChanges departureId={4} changes={[change]} onDone={vi.fn()} />)
  expect(screen.getByRole('heading', { name: /2 sur 3/ })).toBeVisible()
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(lines[0]).toMatch(/Acceptée le 5\savr.*Jeanne/)
  expect(lines[1]).toMatch(/Contrat fini.*sans réponse.*Paul/)
  expect(lines[2]).toMatch(/Peut répondre.*Ana.*Appeler/)
})
