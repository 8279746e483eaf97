import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { StartDraft, type StartedCollection } from './start-draft'

const replace = vi.fn()
const fetched = vi.fn<typeof fetch>()

vi.mock('next/navigation', () => ({ useRouter: () => ({ replace, push: vi.fn() }) }))
vi.mock('@payloadcms/ui', () => ({
  Button: ({ children, onClick }: { children: ReactNode; onClick: () => void }) => (
    <button onClick={onClick}>{children}</button>
  ),
  Gutter: ({ children }: { children: ReactNode }) => <div>{children}</div>,
  SetStepNav: () => null,
  toast: { success: vi.fn() },
}))

const answer = (body: object, status: number) => fetched.mockResolvedValue(Response.json(body, { status }))

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

const create = (): void => {
  fireEvent.click(screen.getByRole('button', { name: 'Créer le brouillon' }))
}

const type = (name: string): void => {
  fireEvent.change(screen.getByLabelText('Nom'), { target: { value: name } })
}

it('saves nothing until a name is typed', async () => {
  render(<StartDraft collection="expeditions" />)
  create()
  expect((await screen.findByRole('alert')).textContent).not.toBe('')
  expect(fetched).not.toHaveBeenCalled()
})

it('saves a draft of that name, and opens it', async () => {
  answer({ doc: { id: 12 } }, 201)
  render(<StartDraft collection="expeditions" />)
  type(' Aurores de Senja ')
  create()
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/admin/collections/expeditions/12'))
  expect(fetched.mock.calls).toMatchObject([
    ['/api/expeditions?draft=true&depth=0', { method: 'POST', body: '{"name":"Aurores de Senja"}' }],
  ])
})

it('keeps what was typed when another expedition has that address', async () => {
  answer({ errors: [{ message: 'À corriger', data: { errors: [{ path: 'slug', message: 'Valeur prise' }] } }] }, 400)
  render(<StartDraft collection="expeditions" />)
  type('Tour du Mont-Blanc')
  create()
  expect((await screen.findByRole('alert')).textContent).toContain('Une aventure a déjà cette adresse')
  expect(screen.getByLabelText<HTMLInputElement>('Nom').value).toBe('Tour du Mont-Blanc')
  expect(replace).not.toHaveBeenCalled()
})

it.each<[StartedCollection, string]>([
  ['pages', 'Nouvelle page'],
  ['articles', 'Nouvel article'],
])('asks for the title of %s first', async (collection, title) => {
  answer({ doc: { id: 33 } }, 201)
  render(<StartDraft collection={collection} />)
  expect(screen.getByRole('heading', { name: title })).toBeVisible()
  fireEvent.change(screen.getByLabelText('Titre'), { target: { value: 'Nos refuges' } })
  create()
  await waitFor(() => expect(replace).toHaveBeenCalledWith(`/admin/collections/${collection}/33`))
  expect(fetched.mock.calls).toMatchObject([
    [`/api/${collection}?draft=true&depth=0`, { method: 'POST', body: '{"title":"Nos refuges"}' }],
  ])
})
