import { render, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { MailTextPreview } from '@/contract/mail-texts'
import { TextPreview } from './text-preview'

const form = vi.hoisted((): Record<string, { value: unknown }> => ({}))
vi.mock('@payloadcms/ui', () => ({
  useDebounce: (value: unknown) => value,
  useFormFields: (read: (context: [typeof form]) => unknown) => read([form]),
}))
afterEach(() => vi.unstubAllGlobals())

const FACTS = [{ name: 'numéro', sample: 'LG-27', is_required: true, is_block: false }]
const show = (answer: Partial<MailTextPreview>) => {
  const asked: unknown[] = []
  vi.stubGlobal('fetch', (_path: string, { body }: RequestInit) => {
    asked.push(JSON.parse(body as string))
    return Promise.resolve(Response.json({ mail: null, faults: [], facts: FACTS, ...answer }))
  })
  for (const name of ['kind', 'subject', 'title', 'preview', 'body']) form[name] = { value: `un ${name}` }
  render(<TextPreview />)
  return asked
}

it('shows the mail of what is typed, which runs and loads nothing, and what its text may name', async () => {
  const mail = { to: 'camille@lagopede.test', subject: 'Te voilà', html: '<p>Bonjour</p>', text: 'Bonjour' }
  const asked = show({ mail })
  const page = within(await screen.findByRole('article')).getByTitle('Mail à camille@lagopede.test')
  expect([page.getAttribute('sandbox'), page.getAttribute('srcdoc')]).toEqual(['', '<p>Bonjour</p>'])
  expect(screen.queryByText('Te voilà')).toBeVisible()
  expect(screen.getByRole('row', { name: /numéro/ }).textContent).toBe('{numéro}LG-27À garder')
  expect(asked).toEqual([
    { kind: 'un kind', subject: 'un subject', title: 'un title', preview: 'un preview', body: 'un body' },
  ])
})

it('says why a text can’t serve, and shows no mail', async () => {
  show({ faults: [{ path: 'body', message: 'Il manque {numéro}.' }] })
  expect((await screen.findByRole('status')).textContent).toContain('Texte\u00a0: Il manque {numéro}.')
  expect(screen.queryByRole('article')).toBeNull()
})
