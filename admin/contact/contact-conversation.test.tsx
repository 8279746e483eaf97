import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ContactConversation } from './contact-conversation'

const { dispatchFields, success } = vi.hoisted(() => ({ dispatchFields: vi.fn(), success: vi.fn() }))

vi.mock('@payloadcms/ui', () => ({
  useDocumentInfo: () => ({ id: 7 }),
  useAuth: () => ({ user: { id: 3 } }),
  useForm: () => ({ dispatchFields, getDataByPath: () => null }),
  Button: ({ children, onClick }: { children: string; onClick?: () => void }) => (
    <button type="button" onClick={onClick}>
      {children}
    </button>
  ),
  toast: { success },
}))

const conversation = {
  name: 'Odile Garance',
  email: 'odile@exemple.fr',
  body: 'Y a-t-il une gare ?',
  sent_at: '2026-11-20T09:00:00.000Z',
  replies: [{ id: 1, author: 'Idriss', body: 'Oui.', at: '2026-11-20T10:00:00.000Z' }],
}

let replies: unknown[]

const show = async (answer: () => Response = () => Response.json({ ok: true })) => {
  replies = []
  vi.stubGlobal('fetch', (url: string, init?: { body?: string }) => {
    if (url.endsWith('/conversation')) return Promise.resolve(Response.json(conversation))
    replies.push(JSON.parse(init?.body ?? '{}'))
    return Promise.resolve(answer())
  })
  render(<ContactConversation />)
  await screen.findByText('Y a-t-il une gare ?')
  await userEvent.click(screen.getByRole('button', { name: 'Répondre par email' }))
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Envoyer la réponse' }))

beforeEach(() => {
  dispatchFields.mockClear()
  success.mockClear()
})
afterEach(() => vi.unstubAllGlobals())

it('shows who said what, and to whom the answer goes', async () => {
  await show()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Odile Garance, le 20 novembre.*Y a-t-il une gare \?$/),
    expect.stringMatching(/^Idriss, le 20 novembre.*Oui\.$/),
  ])
  expect(screen.getByRole('group', { name: 'Répondre' }).textContent).toContain('odile@exemple.fr')
})

it('sends an answer with how many its author had read, and the form keeps up with what it changed', async () => {
  await show()
  await send()
  expect((await screen.findByRole('alert')).textContent).toMatch(/Ta réponse/)
  expect(replies).toEqual([])
  await userEvent.type(screen.getByLabelText('Ta réponse'), 'À dix minutes.')
  await send()
  await vi.waitFor(() => expect(success).toHaveBeenCalledWith('La réponse est partie.'))
  expect(replies).toEqual([{ body: 'À dix minutes.', seen: 1 }])
  expect(dispatchFields.mock.calls).toEqual([
    [{ type: 'UPDATE', path: 'state', value: 'answered' }],
    [{ type: 'UPDATE', path: 'owner', value: 3 }],
  ])
})

it('keeps the answer of who was overtaken', async () => {
  await show(() => Response.json({ error: 'Une réponse vient de partir' }, { status: 409 }))
  await userEvent.type(screen.getByLabelText('Ta réponse'), 'À dix minutes.')
  await send()
  expect((await screen.findByRole('alert')).textContent).toBe('Une réponse vient de partir')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Ta réponse').value).toBe('À dix minutes.')
  expect(dispatchFields).not.toHaveBeenCalled()
})
