import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Payload, PayloadRequest } from 'payload'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { MailKinds } from './mail-kinds'

const push = vi.hoisted(() => vi.fn())
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))
vi.mock('@payloadcms/ui', () => ({
  Link: ({ href, children }: { href: string; children: ReactNode }) => <a href={href}>{children}</a>,
}))
afterEach(() => vi.unstubAllGlobals())

const version = (id: number, change: object) => ({
  ...{ id, kind: 'welcome', version: String(id), effective_on: '2026-11-02T12:00:00.000Z', status: 'published' },
  ...change,
})

const show = async (role: string) => {
  const docs = [
    version(4, { effective_on: '2099-06-01T12:00:00.000Z' }),
    version(5, { status: 'draft' }),
    version(3, {}),
    version(2, {}),
  ]
  const payload = { find: () => Promise.resolve({ docs }) } as unknown as Payload
  render(await MailKinds({ payload, user: { role } as PayloadRequest['user'] }))
}
const rowOf = (name: string) => within(screen.getByText(name).closest('li') ?? document.body)

it('says of each mail when it leaves, in which version, and what is being prepared', async () => {
  await show('staff')
  const welcome = screen.getByText('Bienvenue').closest('li')?.textContent.replaceAll('\u00a0', ' ')
  expect(welcome).toContain('À la création d’un compte.')
  expect(welcome).toContain('Version 3 depuis le 2 nov. 2026 · Version 4 le 1er juin 2099 · Version 5 en brouillon')
  expect(screen.getByText('Réservation enregistrée').closest('li')?.textContent).toContain(
    'Texte d’origine (version 1)',
  )
})

it('opens a draft of the version in force, or of the initial text', async () => {
  const asked: unknown[] = []
  vi.stubGlobal('fetch', (path: string, { body }: RequestInit) => {
    asked.push([path, body])
    return Promise.resolve(Response.json({ doc: { id: 9 } }))
  })
  await show('staff')
  await userEvent.click(rowOf('Bienvenue').getByText('Changer'))
  await userEvent.click(rowOf('Réservation enregistrée').getByText('Changer'))
  expect(asked).toEqual([
    ['/api/mail-texts/3/duplicate?depth=0', '{}'],
    ['/api/mail-texts?depth=0', '{"kind":"reservation_received"}'],
  ])
  expect(push).toHaveBeenCalledWith('/admin/collections/mail-texts/9')
})

it('says why no draft was opened', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ errors: [{ message: 'Non.' }] }, { status: 400 })))
  await show('admin')
  await userEvent.click(rowOf('Bienvenue').getByText('Repartir du texte d’origine'))
  expect((await screen.findByRole('alert')).textContent).toBe('Non.')
})

it('lets marketers look alone', async () => {
  await show('marketer')
  expect(screen.queryByText('Changer')).toBeNull()
})
