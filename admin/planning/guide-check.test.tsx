import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { GuidesOnDays } from '@/contract/planning'
import { GuideCheck } from './guide-check'

const form = vi.hoisted(() => ({
  fields: {},
  reason: vi.fn<(value: string) => void>(),
}))

vi.mock('@payloadcms/ui', () => ({
  useDocumentInfo: () => ({ id: 4 }),
  useFormFields: (select: (context: [Record<string, { value: unknown }>]) => unknown) => select([form.fields]),
  useField: () => ({ value: '', setValue: form.reason }),
  Link: ({ href, children }: { href: string; children: string }) => <a href={href}>{children}</a>,
}))

const VERCORS = {
  id: 7,
  title: 'Vercors, 14 juin 2027',
  start: '2027-06-14',
  end: '2027-06-18',
  kind: 'overlap',
  rest: 0,
} as const

const answer: GuidesOnDays = {
  rest_days: 1,
  trip_guide_id: 2,
  guides: [
    { id: 1, full_name: 'Maëlle Perrillat', conflicts: [VERCORS] },
    { id: 2, full_name: 'Yann Le Goff', conflicts: [] },
  ],
  overrides: [],
}

const show = (fields: Record<string, unknown>, told: GuidesOnDays = answer) => {
  const typed = {
    expedition: 3,
    departure_start: '2027-06-16T12:00:00.000Z',
    departure_end: null,
    guide: null,
    ...fields,
  }
  form.fields = Object.fromEntries(Object.entries(typed).map(([path, value]) => [path, { value }]))
  const fetch = vi.fn((_path: string) => Promise.resolve(Response.json(told)))
  vi.stubGlobal('fetch', fetch)
  render(<GuideCheck />)
  return fetch
}

it('says that the guide of the trip is free, where the departure names nobody', async () => {
  const fetch = show({})
  expect(await screen.findByText('Yann Le Goff est libre à ces dates.')).toBeVisible()
  expect(fetch.mock.calls[0]?.[0]).toBe(
    '/api/departures/guides?departure_start=2027-06-16&expedition_id=3&departure_id=4',
  )
})

it('leads to what is in the way, and takes a reason', async () => {
  show({ guide: 1 })
  const conflicts = await screen.findByRole('list', { name: 'Conflits du guide' })
  expect(conflicts.textContent).toContain('Maëlle Perrillat guide déjà Vercors, 14 juin 2027')
  expect(screen.getByRole('link', { name: 'Ouvrir ce départ' }).getAttribute('href')).toBe(
    '/admin/collections/departures/7',
  )
  await userEvent.type(screen.getByRole('textbox', { name: 'Pourquoi c’est possible' }), 'O')
  expect(form.reason).toHaveBeenCalledWith('O')
})

it('shows why it was taken before, and who said so', async () => {
  const kept = {
    guide_id: 1,
    other_id: 7,
    absence_id: null,
    reason: 'Elle rejoint le groupe.',
    author: 'Noé Arpin',
  }
  show({ guide: 1 }, { ...answer, overrides: [{ ...kept, given_at: '2027-01-12T23:30:00.000Z' }] })
  expect((await screen.findByText(/Accepté le/)).textContent).toBe(
    'Accepté le 13\u00a0janv.\u00a02027 par Noé Arpin\u00a0: Elle rejoint le groupe.',
  )
})

it('asks nothing while the first day is missing, nor of a canceled departure', () => {
  expect(show({ departure_start: null })).not.toHaveBeenCalled()
  expect(show({ status: 'canceled' })).not.toHaveBeenCalled()
})

it('says that a guide is not available, and why it was accepted', async () => {
  const away = { ...VERCORS, id: 9, kind: 'away', title: 'Mariage', start: '2027-06-16', end: '2027-06-17' } as const
  show(
    { guide: 1 },
    {
      ...answer,
      guides: [{ id: 1, full_name: 'Maëlle Perrillat', conflicts: [away] }],
      overrides: [
        {
          guide_id: 1,
          other_id: null,
          absence_id: 9,
          reason: 'Elle rentre plus tôt.',
          author: 'Camille',
          given_at: '2027-05-02T09:00:00.000Z',
        },
      ],
    },
  )
  const conflicts = await screen.findByRole('list', { name: 'Conflits du guide' })
  expect(conflicts.textContent).toMatch(/n’est pas disponible du 16 au 17.* \(Mariage\)\..*: Elle rentre plus tôt\./)
  expect(screen.queryByRole('link')).toBeNull()
})
