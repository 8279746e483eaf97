import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import type { CancellationPreview } from '@/contract/cancellation'
import type { DepartureDesk } from '@/contract/desk'
import { CancellationWizard } from './cancellation-wizard'
import { PlannedCancellation } from './planned-cancellation'

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
  cancellation: null,
  confirmation: {
    ...{ min_participants: null, firm_count: 2, decision_on: '2027-04-22' },
    ...{ minimum_refusal: null, indemnity_cents: 0, margins: [] },
  },
  ...{ reservations: [], holds: [], waitlist: [] },
}

const preview: CancellationPreview = {
  ...{ code: 'PACKRAFT-0430', refusal: null, answer_by: '2027-04-10', refund_by: '2027-04-17' },
  parties: [
    {
      ...{ reservation_id: 7, number: 'LG-27-0430-301', customer: 'Jeanne Roche', travelers_count: 2 },
      paid: [{ method: 'card', cents: 74_000 }],
      refund: [{ method: 'card', cents: 74_000 }],
      indemnity_cents: 0,
      dates: [
        {
          ...{ departure_id: 9, departure_start: '2027-06-12', departure_end: '2027-06-14' },
          ...{ available_count: 4, total_cents: 84_000, difference_cents: 10_000 },
        },
      ],
    },
  ],
  mails: [
    {
      audience: 'customer',
      to: 'jeanne@exemple.fr',
      subject: 'Le départ est annulé',
      html: '<p>Bonjour</p>',
      text: 'Bonjour',
    },
    { audience: 'guide', to: 'antoine@exemple.fr', subject: 'Un de tes départs', html: '<p>Salut</p>', text: 'Salut' },
  ],
}

const calls: Array<{ path: string; body: unknown }> = []
const answerWith = (changes: Partial<CancellationPreview> = {}) =>
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

const open = async () => {
  const onDone = vi.fn()
  render(<CancellationWizard desk={desk} onDone={onDone} onClose={vi.fn()} />)
  await screen.findAllByText('LG-27-0430-301')
  return onDone
}
const confirm = () => userEvent.click(screen.getByRole('button', { name: /Confirmer l’annulation/ }))

it('shows each party, its dates, what comes back and every mail, in order', async () => {
  answerWith()
  await open()
  const titles = screen.getAllByRole('heading', { level: 5 }).map(({ textContent }) => textContent)
  expect(titles.map((title) => title.slice(0, 1))).toEqual(['1', '2', '3', '4', '5'])
  expect(screen.getByText(/100\s€ de plus/)).toBeVisible()
  expect(within(screen.getByRole('table')).getAllByText(/740\s€/)).toHaveLength(2)
  expect(screen.getByRole('article', { name: 'Aperçu du mail à jeanne@exemple.fr' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /antoine@exemple.fr/ }))
  expect(screen.getByTitle('Mail à antoine@exemple.fr').getAttribute('sandbox')).toBe('')
})

it('has the focus at the reason that is chosen, not at another one', async () => {
  answerWith()
  await open()
  expect(document.activeElement).toBe(screen.getByRole('radio', { checked: true }))
  expect(screen.getAllByRole('radio')[0]).not.toBe(document.activeElement)
})

it('sends nothing before the reason is written and the code retyped', async () => {
  answerWith()
  const onDone = await open()
  await confirm()
  expect(screen.getByRole('alert').textContent).toContain('ce qu’on en dit aux clients')
  await userEvent.type(screen.getByLabelText('Ce qu’on en dit aux clients'), 'La Loire est trop haute.')
  await userEvent.type(screen.getByLabelText(/Recopie le code/), 'PACKRAFT-0501')
  await confirm()
  expect(screen.getByRole('alert').textContent).toContain('PACKRAFT-0430')
  expect(calls.every(({ path }) => path.endsWith('/preview'))).toBe(true)
  await userEvent.clear(screen.getByLabelText(/Recopie le code/))
  await userEvent.type(screen.getByLabelText(/Recopie le code/), 'packraft-0430')
  await confirm()
  expect(onDone).toHaveBeenCalledOnce()
  expect(calls.at(-1)).toEqual({
    path: '/api/departures/4/cancel',
    body: { ending: 'other', reason: 'La Loire est trop haute.', code: 'packraft-0430' },
  })
})

it('has who booked read before who waits, whatever the order they came in', async () => {
  const told = { to: 'lea@exemple.fr', subject: 'Le départ que tu attendais', html: '<p>Bonjour</p>', text: 'Bonjour' }
  answerWith({ mails: [{ ...told, audience: 'waitlist' }, ...preview.mails.toReversed()] })
  await open()
  const readers = within(screen.getByRole('group', { name: 'Mails' })).getAllByRole('button')
  expect(readers.map(({ textContent }) => textContent)).toEqual([
    'jeanne@exemple.fra réservé',
    'lea@exemple.frsur la liste d’attente',
    'antoine@exemple.frguide',
  ])
  expect(screen.getByTitle('Mail à jeanne@exemple.fr')).toBeVisible()
})

it('says what the law refuses, and does not go on', async () => {
  answerWith({ refusal: 'Ce départ n’a pas de minimum.', mails: [] })
  const onDone = await open()
  await userEvent.type(screen.getByLabelText('Ce qu’on en dit aux clients'), 'Trop peu d’inscrits.')
  expect(screen.getByRole('status').textContent).toContain('pas de minimum')
  await confirm()
  expect(screen.getByRole('alert').textContent).toContain('pas de minimum')
  expect(onDone).not.toHaveBeenCalled()
})

it('counts the minutes in which all may be stopped, and stops', async () => {
  answerWith()
  const onDone = vi.fn()
  const cancellation = {
    ...{ state: 'planned' as const, runs_at: new Date(Date.now() + 552_900).toISOString() },
    ...{ reason: 'Essai', author: 'Maud', refusal: null, choices: [] },
  }
  render(<PlannedCancellation id={4} cancellation={cancellation} onDone={onDone} />)
  expect(screen.getByText(/9\smin 1\d/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Tout arrêter' }))
  expect(calls.at(-1)?.path).toBe('/api/departures/4/cancel/stop')
  expect(onDone).toHaveBeenCalledOnce()
})
