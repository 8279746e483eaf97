import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { QuestionAnswers } from './question-answers'

const page = vi.hoisted(() => ({ id: 7 as number | undefined, parent: null as number | null, success: vi.fn() }))
vi.mock('@payloadcms/ui', () => ({
  useDocumentInfo: () => ({ id: page.id }),
  useFormFields: <Chosen,>(choose: (context: [Record<string, { value: unknown }>]) => Chosen) =>
    choose([{ expedition: { value: 3 }, parent: { value: page.parent } }]),
  Button: ({ children, onClick }: { children: string; onClick?: () => void }) => (
    <button type="button" onClick={onClick}>
      {children}
    </button>
  ),
  toast: { success: page.success },
}))

const written = {
  ...{ id: 8, body: 'Oui, à dix minutes.', createdAt: '2026-11-20T10:00:00.000Z', status: 'visible' },
  author: { first_name: 'Idriss', email: 'idriss@exemple.test' },
}
const hidden = {
  ...written,
  id: 9,
  body: 'Achetez',
  status: 'hidden',
  author: { first_name: null, email: 'x@exemple.test' },
}

let asked: string[]
let sent: unknown[]
let docs: object[]
let answer: () => Response

beforeEach(() => {
  page.id = 7
  page.parent = null
  page.success.mockReset()
  asked = []
  sent = []
  docs = [written, hidden]
  answer = () => Response.json({ doc: { id: 10 } }, { status: 201 })
  vi.stubGlobal('fetch', (url: string, init: { method?: string; body?: string }) => {
    if (init.method !== 'POST') {
      asked.push(decodeURIComponent(url))
      return Promise.resolve(Response.json({ docs }))
    }
    sent.push(JSON.parse(init.body ?? '{}'))
    return Promise.resolve(answer())
  })
})
afterEach(() => vi.unstubAllGlobals())

const write = async (text: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Répondre' }))
  const box = screen.getByLabelText('Ta réponse')
  expect(document.activeElement).toBe(box)
  if (text !== '') await userEvent.type(box, text)
  await userEvent.click(screen.getByRole('button', { name: 'Publier la réponse' }))
}

it('shows who answered what, hidden answers as such', async () => {
  render(<QuestionAnswers />)
  await screen.findByText('Oui, à dix minutes.')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Idriss, le 20 novembre.*Oui, à dix minutes\.$/),
    expect.stringMatching(/^x@exemple\.test \(masquée\), le .*Achetez$/),
  ])
  expect(asked).toEqual(['/api/messages?where[parent][equals]=7&depth=1&sort=createdAt&limit=200'])
})

it('publishes an answer to this question in a box below it, and shows it', async () => {
  docs = []
  render(<QuestionAnswers />)
  await screen.findByText('Personne n’a encore répondu.')
  docs = [written]
  await write('Oui, à dix minutes. ')
  await screen.findByText('Oui, à dix minutes.')
  expect(sent).toEqual([{ parent: 7, expedition: 3, body: 'Oui, à dix minutes.' }])
  expect(page.success).toHaveBeenCalledWith('La réponse est publiée.')
  expect(screen.queryByLabelText('Ta réponse')).toBeNull()
})

it('sends no empty answer', async () => {
  render(<QuestionAnswers />)
  await write('')
  expect((await screen.findByRole('alert')).textContent).toMatch(/Ta réponse/)
  expect(sent).toEqual([])
})

it('keeps an answer that was refused, and says why', async () => {
  answer = () => Response.json({ errors: [{ message: 'C’est trop long.' }] }, { status: 400 })
  render(<QuestionAnswers />)
  await write('Oui.')
  expect((await screen.findByRole('alert')).textContent).toBe('C’est trop long.')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Ta réponse').value).toBe('Oui.')
})

it('shows nothing on an answer, nor before a message is saved', () => {
  page.parent = 6
  const { container } = render(<QuestionAnswers />)
  expect(container.textContent).toBe('')
  page.parent = null
  page.id = undefined
  render(<QuestionAnswers />)
  expect(screen.queryByRole('region')).toBeNull()
  expect(asked).toEqual([])
})
