import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { ReindexPanel } from './reindex-panel'

const role = vi.hoisted(() => ({ current: 'staff' }))
vi.mock('@payloadcms/ui', () => ({
  useAuth: () => ({ user: { role: role.current } }),
  Button: ({ children, disabled, onClick }: { children: string; disabled: boolean; onClick: () => void }) => (
    <button type="button" disabled={disabled} onClick={onClick}>
      {children}
    </button>
  ),
}))

let answers: unknown[] = []
beforeEach(() => {
  role.current = 'staff'
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ run: answers.length > 1 ? answers.shift() : answers[0] })),
  )
})

it('shows the progress of the run that a click starts, until it is done', async () => {
  const run = { id: 1, done: 0, total: 100, error: null }
  answers = [
    null,
    { ...run, state: 'waiting' },
    { ...run, state: 'running', done: 40 },
    { ...run, state: 'done', done: 100 },
  ]
  render(<ReindexPanel />)
  await userEvent.click(await screen.findByRole('button', { name: 'Réindexer' }))
  await screen.findByText('40 % de l’index est refait.', {}, { timeout: 15_000 })
  expect(screen.getByRole('progressbar', { name: 'Réindexation' })).toHaveProperty('value', 40)
  expect(screen.getByRole('button', { name: 'Réindexer' })).toHaveProperty('disabled', true)
  await screen.findByText('L’index est à jour.', {}, { timeout: 15_000 })
  expect(screen.getByRole('button', { name: 'Réindexer' })).toHaveProperty('disabled', false)
})

it('follows the run that was started, though what it knew before comes later', async () => {
  let answerBefore: (response: Response) => void = () => undefined
  const run = { id: 2, done: 40, total: 100, error: null }
  const asked: string[] = []
  vi.stubGlobal('fetch', (_: string, { method }: RequestInit) => {
    asked.push(String(method))
    if (asked.length > 1) return Promise.resolve(Response.json({ run: { ...run, state: 'running' } }))
    return new Promise<Response>((resolve) => {
      answerBefore = resolve
    })
  })
  render(<ReindexPanel />)
  await userEvent.click(screen.getByRole('button', { name: 'Réindexer' }))
  await screen.findByText('40 % de l’index est refait.')
  await act(async () => {
    answerBefore(Response.json({ run: { ...run, id: 1, state: 'done' } }))
    await Promise.resolve()
  })
  expect(asked.slice(0, 2)).toEqual(['GET', 'POST'])
  expect(screen.queryByText('L’index est à jour.')).toBeNull()
})

it('says why a run failed', async () => {
  answers = [{ id: 1, state: 'failed', done: 1, total: 2, error: 'le disque est plein' }]
  render(<ReindexPanel />)
  await screen.findByText('La réindexation a échoué : le disque est plein.')
})

it('shows nothing to a marketer', () => {
  role.current = 'marketer'
  const { container } = render(<ReindexPanel />)
  expect(container.innerHTML).toBe('')
})
