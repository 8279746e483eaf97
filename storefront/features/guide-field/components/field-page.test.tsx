import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FieldSheet } from '@/contract/guide-field'
import { buildFieldSheet } from '../rules/build-field-sheet.fixture'
import { FieldPage } from './field-page'

type Kept = {
  sheet: { sheet: FieldSheet; readAt: string } | null
  marks: { checks: unknown[]; readings: string[] }
  dropped: number[]
}
const kept = vi.hoisted((): Kept => ({ sheet: null, marks: { checks: [], readings: [] }, dropped: [] }))
vi.mock('../api/field-store', () => ({
  readCopy: () => Promise.resolve(kept.sheet),
  keepCopy: (copy: Kept['sheet']) => Promise.resolve(void (kept.sheet = copy)),
  readMarks: () => Promise.resolve(kept.marks),
  keepMarks: (_id: number, marks: Kept['marks']) => Promise.resolve(void (kept.marks = marks)),
}))
vi.mock('../api/keep-shell', () => ({ canKeep: () => true, keepShell: () => Promise.resolve() }))
vi.mock('@/storefront/lib/storage/field-copies', () => ({
  forgetFieldCopy: (id: number) => Promise.resolve(void kept.dropped.push(id)),
  forgetFieldCopies: () => Promise.resolve(void kept.dropped.push(0)),
}))

type Network = { sheet?: () => Response; jwt?: string | null; presence?: () => Response }
let sent: Array<{ path: string; body: unknown }>

const answer = ({ sheet = () => Response.json(buildFieldSheet()), jwt = 'token', presence }: Network = {}) =>
  vi.stubGlobal('fetch', (path: string, init?: { body?: string }) => {
    if (path.endsWith('/auth/current')) return Promise.resolve(Response.json({ jwt }))
    if (path.includes('/field')) return Promise.resolve(sheet())
    const body = JSON.parse(init?.body ?? '{}') as { checks?: unknown[] }
    sent.push({ path, body })
    return Promise.resolve(presence?.() ?? Response.json({ presence: body.checks ?? [], ok: true }))
  })
const cutNetwork = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
const keep = (sheet: FieldSheet = buildFieldSheet()) => {
  kept.sheet = { sheet, readAt: '2027-06-14T05:12:00.000Z' }
}
const presenceOf = async (name: string) => within(await screen.findByRole('group', { name: `Présence de ${name}` }))

beforeEach(() => {
  sent = []
  Object.assign(kept, { sheet: null, marks: { checks: [], readings: [] }, dropped: [] })
})
afterEach(() => vi.unstubAllGlobals())

describe('FieldPage', () => {
  it('shows who comes, what threatens life in words, and whom to call', async () => {
    answer()
    render(<FieldPage departureId={7} />)
    expect(await screen.findByText('Inès Kaddour, danger vital')).toBeVisible()
    expect(screen.getByRole('link', { name: '112' }).getAttribute('href')).toBe('tel:112')
    expect(screen.getByRole('link', { name: /Astreinte, 04.65.71.20.19/ }).getAttribute('href')).toBe(
      'tel:+33465712019',
    )
    expect(screen.getByRole('link', { name: /Appeler Hugo Martel/ }).getAttribute('href')).toBe('tel:+33639982214')
    expect(screen.getByText('En ligne')).toBeVisible()
    expect(screen.getByText(/elle s’ouvrira sans réseau jusqu’au 25.juin.2027/)).toBeVisible()
  })

  it('sends a check as it is given', async () => {
    answer()
    render(<FieldPage departureId={7} />)
    await userEvent.click((await presenceOf('Hugo Martel')).getByRole('radio', { name: 'Là' }))
    expect(await screen.findByText(/^1\sprésent sur 2$/)).toBeVisible()
    expect(sent).toMatchObject([
      { path: '/api/v1/guide/departures/7/presence', body: { checks: [{ participant_id: 2, state: 'here' }] } },
    ])
    expect(screen.getByText('Tout est à jour.', { exact: false })).toBeVisible()
  })

  it('opens the copy without a network, notes each sheet that is opened, and sends it all once there is one', async () => {
    keep()
    cutNetwork()
    render(<FieldPage departureId={7} />)
    expect(await screen.findByText('Hors ligne')).toBeVisible()
    expect(screen.getByText(/Liste du 14.juin.2027 à 7.h.12/)).toBeVisible()
    await userEvent.click((await presenceOf('Inès Kaddour')).getByRole('radio', { name: 'En retard' }))
    expect(await screen.findByText(/partira seul au retour/)).toBeVisible()
    const [details] = screen.getAllByText('Santé et personne à prévenir')
    if (details) await userEvent.click(details)
    await expect.poll(() => kept.marks.readings.length).toBeGreaterThanOrEqual(1)
    answer()
    dispatchEvent(new Event('online'))
    expect(await screen.findByText('En ligne')).toBeVisible()
    await expect.poll(() => sent.map(({ path }) => path.split('/').at(-1))).toEqual(['readings', 'presence'])
    expect(kept.marks).toEqual({ checks: [], readings: [] })
  })

  it.each([
    ['nobody is signed in', { jwt: null }, /Tu n’es pas connecté/, 0],
    [
      'the departure was taken from the guide',
      { sheet: () => Response.json({ error: 'Non' }, { status: 404 }) },
      /pas confié/,
      7,
    ],
    ['it was canceled', { sheet: () => Response.json(buildFieldSheet({ status: 'canceled' })) }, /est annulé/, 7],
    ['its days are over', { sheet: () => Response.json(buildFieldSheet({ is_readable: false })) }, /fermées/, 7],
  ] as const)('erases the copy when %s', async (_case, network, words, dropped) => {
    keep()
    answer(network)
    render(<FieldPage departureId={7} />)
    expect((await screen.findByRole('alert')).textContent).toMatch(words)
    expect(screen.queryByText(/Kaddour/)).toBeNull()
    expect(kept.dropped).toEqual([dropped])
  })

  it('forgets what another account kept', async () => {
    keep({ ...buildFieldSheet(), viewer_id: 99 })
    answer()
    render(<FieldPage departureId={7} />)
    expect(await screen.findByText('En ligne')).toBeVisible()
    await expect.poll(() => kept.dropped).toEqual([0])
    expect(await screen.findByRole('button', { name: 'Garder sur ce téléphone' })).toBeVisible()
  })

  it('keeps and erases by a press, and says when there is neither network nor copy', async () => {
    answer()
    render(<FieldPage departureId={7} />)
    await userEvent.click(await screen.findByRole('button', { name: 'Garder sur ce téléphone' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Effacer de ce téléphone' }))
    expect(kept.dropped).toEqual([7])
    cleanup()
    kept.sheet = null
    cutNetwork()
    render(<FieldPage departureId={7} />)
    expect(await screen.findByText(/Pas de réseau, et cette liste n’est pas sur ce téléphone/)).toBeVisible()
  })
})
