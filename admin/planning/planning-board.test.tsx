import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { periodAt } from './plan-period'
import { PlanningBoard } from './planning-board'
import { buildPlanned, buildPlanning } from './planning.fixture'

vi.mock('@payloadcms/ui', () => ({
  Button: ({ children, onClick, disabled }: { children: string; onClick?: () => void; disabled?: boolean }) => (
    <button type="button" onClick={onClick} disabled={disabled}>
      {children}
    </button>
  ),
  Link: ({ children, ...link }: { children: ReactNode; href: string }) => <a {...link}>{children}</a>,
  toast: { success: () => undefined },
}))
window.HTMLElement.prototype.scrollIntoView = () => undefined

const vercors = buildPlanned({ id: 1, name: 'Vercors', status: 'confirmed' })
const loire = buildPlanned({
  id: 2,
  name: 'Loire',
  departure_start: '2027-06-16',
  departure_end: '2027-06-20',
  countries: ['Belgique'],
  seats_taken: 8,
  pace: null,
})
const brehat = buildPlanned({
  id: 3,
  name: 'Bréhat',
  departure_start: '2027-06-24',
  departure_end: '2027-06-26',
  guide_id: null,
})

const show = () => {
  const changed = vi.fn()
  const planning = buildPlanning({ departures: [vercors, loire, brehat] })
  render(
    <PlanningBoard planning={planning} period={periodAt({ day: '2027-05-31', scale: 'weeks' })} onChanged={changed} />,
  )
  return changed
}

const timeline = () => within(screen.getByRole('region', { name: 'Frise des départs par guide' }))
const nameOf = (element: Element | null | undefined) => element?.textContent ?? ''

it('draws each departure on the line of its guide, with all in words, and opens it', () => {
  show()
  const [first] = within(timeline().getByRole('region', { name: 'Maëlle Perrillat' })).getAllByRole('link')
  expect(first?.getAttribute('href')).toBe('/admin/collections/departures/1')
  expect(nameOf(first)).toContain(
    '3/8, du 14 au 18\u00a0juin\u00a02027, confirmé, encore 1\u00a0inscrit pour confirmer, guide pas libre, ventes en retard',
  )
  expect(nameOf(timeline().getByRole('region', { name: 'Sans guide' }))).toContain('Bréhat')
})

it('shows the holidays of each zone and the public ones on their days, in words too', () => {
  const plan = buildPlanning({ departures: [vercors] })
  const period = periodAt({ day: '2027-04-05', scale: 'weeks' })
  render(<PlanningBoard planning={plan} period={period} onChanged={() => undefined} />)
  const holidays = within(timeline().getByRole('region', { name: 'Vacances scolaires et jours fériés' }))
  expect(holidays.getAllByRole('listitem').map(({ title, style }) => [title, style.gridColumn, style.gridRow])).toEqual(
    [
      ['Printemps, zone A', '6 / 22', '1'],
      ['Pont de l’Ascension, zone A', '32 / 36', '1'],
      ['Printemps, zone B', '13 / 29', '2'],
      ['Pont de l’Ascension, zone B', '32 / 36', '2'],
      ['Printemps, zone C', '1 / 15', '3'],
      ['Pont de l’Ascension, zone C', '32 / 36', '3'],
      ['Fête du Travail, 1er\u00a0mai', '27 / 28', '4'],
      ['Ascension, 6\u00a0mai', '32 / 33', '4'],
      ['Victoire de 1945, 8\u00a0mai', '34 / 35', '4'],
      ['Lundi de Pentecôte, 17\u00a0mai', '43 / 44', '4'],
    ],
  )
  expect(nameOf(holidays.getByTitle('Printemps, zone B'))).toContain('zone B, du 17\u00a0avr. au 2\u00a0mai\u00a02027')
})

it('says what nobody knows yet of the holidays, rather than that there are none', () => {
  const period = periodAt({ day: '2027-08-23', scale: 'weeks' })
  render(<PlanningBoard planning={buildPlanning()} period={period} onChanged={() => undefined} />)
  expect(screen.getByText(/connu jusqu’au 31 août 2027/)).toBeVisible()
  expect(timeline().getByText('on ne sait pas encore').style.gridColumn).toBe('10 / 50')
})

it('says of each week how it fills and sells, in words beside the pictures', () => {
  show()
  expect(nameOf(timeline().getByText('14 juin', { selector: 'b' }).closest('div'))).toContain(
    'rempli à 69\u00a0%, ventes en retard',
  )
  expect(nameOf(screen.getByRole('heading', { name: /21 au 27/ }))).toContain('38\u00a0%, ventes en retard')
})

it('shows what a filter asks for', async () => {
  show()
  expect(timeline().getAllByRole('link')).toHaveLength(3)
  await userEvent.click(screen.getByRole('button', { name: 'Conflits (2)' }))
  expect(timeline().getAllByRole('link')).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: 'Complets (1)' }))
  expect(timeline().getAllByRole('link').map(nameOf)[0]).toContain('Loire')
  await userEvent.click(screen.getByRole('button', { name: 'Tous (3)' }))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Pays' }), 'Belgique')
  expect(timeline().getAllByRole('link')).toHaveLength(1)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Pays' }), '')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Guide' }), 'Sans guide')
  expect(timeline().getAllByRole('link').map(nameOf)[0]).toContain('Bréhat')
})

it('names a conflict with what puts it right, which is one press', async () => {
  const changed = show()
  const fetch = vi.fn((_path: string, _init: RequestInit) => Promise.resolve(Response.json({ id: 2 })))
  vi.stubGlobal('fetch', fetch)
  const conflicts = within(screen.getByRole('region', { name: 'Conflits' }))
  expect(conflicts.getByText(/guide déjà Vercors/)).toBeVisible()
  await userEvent.click(conflicts.getAllByRole('button', { name: 'Donner à Yann Le Goff' })[0] as HTMLElement)
  await userEvent.click(screen.getByRole('button', { name: 'Donner ce départ' }))
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/departures/2/guide')
  expect(fetch.mock.calls[0]?.[1].body).toBe('{"guide_id":2,"reason":""}')
  expect(changed).toHaveBeenCalledOnce()
})

it('is given by the keyboard, with a reason where the guide is not free', async () => {
  show()
  const fetch = vi.fn((_path: string, _init: RequestInit) =>
    Promise.resolve(Response.json({ error: 'Maëlle guide déjà Loire.' }, { status: 409 })),
  )
  vi.stubGlobal('fetch', fetch)
  const [bar] = within(timeline().getByRole('region', { name: 'Sans guide' })).getAllByRole('link')
  bar?.focus()
  await userEvent.keyboard('g')
  const form = within(screen.getByRole('region', { name: 'Changer un guide' }))
  expect(form.getByRole<HTMLSelectElement>('combobox', { name: 'Départ' }).value).toBe('3')

  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Départ' }), '2')
  expect(form.getByRole('option', { name: 'Yann Le Goff, libre' })).toBeVisible()
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Départ' }), '3')
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Nouveau guide' }), '1')
  await userEvent.click(form.getByRole('button', { name: 'Donner ce départ' }))
  expect((await form.findByRole('alert')).textContent).toBe('Maëlle guide déjà Loire.')
})

it('asks for a reason when a departure is dropped on a guide who is not free', async () => {
  const planning = buildPlanning({ departures: [vercors, { ...loire, guide_id: 2 }] })
  render(
    <PlanningBoard
      planning={planning}
      period={periodAt({ day: '2027-05-31', scale: 'weeks' })}
      onChanged={() => undefined}
    />,
  )
  fireEvent.dragStart(timeline().getByRole('link', { name: /Loire/ }))
  fireEvent.drop(timeline().getByRole('region', { name: 'Maëlle Perrillat' }))
  const form = within(screen.getByRole('region', { name: 'Changer un guide' }))
  expect(form.getByText(/Maëlle Perrillat guide déjà Vercors/)).toBeVisible()
  await userEvent.click(form.getByRole('button', { name: 'Donner ce départ' }))
  expect(form.getByRole('alert').textContent).toContain('Écris pourquoi')
})

it('shows the days on which a guide is not available, and the departure of these days as a conflict', () => {
  const off = { id: 9, guide_id: 1, note: 'Mariage', start: '2027-06-18', end: '2027-06-19', accepted: [] }
  const board = (accepted: number[]) => (
    <PlanningBoard
      planning={buildPlanning({ departures: [vercors], days_off: [{ ...off, accepted }] })}
      period={periodAt({ day: '2027-05-31', scale: 'weeks' })}
      onChanged={() => undefined}
    />
  )
  const { rerender } = render(board([]))
  expect(nameOf(timeline().getByRole('region', { name: 'Maëlle Perrillat' }))).toContain(
    'Pas disponible du 18 au 19\u00a0juin\u00a02027\u00a0: Mariage',
  )
  expect(nameOf(screen.getByRole('region', { name: 'Conflits' }))).toContain(
    'Maëlle Perrillat n’est pas disponible du 18 au 19\u00a0juin\u00a02027 (Mariage).',
  )
  expect(screen.getByRole('button', { name: 'Donner à Yann Le Goff' })).toBeVisible()
  rerender(board([1]))
  expect(nameOf(screen.getByRole('region', { name: 'Conflits' }))).toContain('Aucun, chaque guide est libre.')
})
