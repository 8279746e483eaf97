import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { changeSession, resetSession } from '@/storefront/lib/session/store'
import { buildUser } from '@/storefront/lib/session/user.fixture'
import { ContactForm } from './contact-form'

// How long a form waits is the matter of its mark.
vi.mock('@/domain/contact/contact', async (original) => ({
  ...(await original<object>()),
  CONTACT_MIN_SECONDS: 0,
}))

type Answers = { message?: () => Response; trip?: () => Response }
type Sent = Record<string, unknown>

let opened: number
let sent: Sent[]

const show = ({ message, trip }: Answers = {}, address = '/collaborations') => {
  window.history.replaceState(null, '', address)
  opened = 0
  sent = []
  vi.stubGlobal('fetch', (url: string, init?: { body?: string }) => {
    if (url === '/api/v1/contact-forms') {
      opened += 1
      return Promise.resolve(Response.json({ form: `mark-${String(opened)}` }, { status: 201 }))
    }
    if (url.startsWith('/api/v1/expeditions/')) return Promise.resolve(trip?.() ?? new Response(null, { status: 404 }))
    sent.push(JSON.parse(init?.body ?? '{}') as Sent)
    return Promise.resolve(message?.() ?? Response.json({ number: 48 }, { status: 201 }))
  })
  render(<ContactForm />)
}
const fill = async () => {
  await userEvent.click(screen.getByRole('radio', { name: 'La presse' }))
  await userEvent.type(screen.getByLabelText('Prénom et nom'), 'Hugo Martel')
  await userEvent.type(screen.getByLabelText('Email'), 'hugo@exemple.fr')
  await userEvent.type(screen.getByLabelText('Ton message'), 'Une question.')
}
const press = () => userEvent.click(screen.getByRole('button', { name: 'Envoyer' }))

beforeEach(resetSession)
afterEach(() => vi.unstubAllGlobals())

it('asks for nothing before it is touched, and sends what was typed', async () => {
  show()
  expect(opened).toBe(0)
  await fill()
  await press()
  expect(await screen.findByRole('status')).toBeVisible()
  expect(opened).toBe(1)
  expect(sent).toEqual([
    {
      topic: 'press',
      name: 'Hugo Martel',
      email: 'hugo@exemple.fr',
      organisation: '',
      reservation: '',
      body: 'Une question.',
      website: '',
      form: 'mark-1',
    },
  ])
})

it('says where the message went, and another one is another form’s', async () => {
  show()
  await fill()
  await press()
  const status = await screen.findByRole('status')
  expect(status.textContent).toMatch(/nº\s48.*hugo@exemple\.fr/)
  expect(document.activeElement).toBe(within(status).getByRole('heading', { name: 'C’est parti' }))
  await userEvent.click(screen.getByRole('button', { name: 'Écrire un autre message' }))
  expect(screen.getByLabelText<HTMLTextAreaElement>('Ton message').value).toBe('')
  await userEvent.type(screen.getByLabelText('Ton message'), 'Une autre question.')
  await press()
  await screen.findByRole('status')
  expect(sent.map(({ form }) => form)).toEqual(['mark-1', 'mark-2'])
})

it('gives the focus to the summary of what is refused, which leads to each field, and keeps what was typed', async () => {
  const errors = [
    { field: 'email', message: 'Cette adresse est incomplète' },
    { field: 'body', message: 'Écris au moins 10 caractères.' },
  ]
  show({ message: () => Response.json({ error: 'Vérifie ces champs', errors }, { status: 422 }) })
  await fill()
  await press()
  const summary = await screen.findByRole('alert')
  expect(document.activeElement).toBe(summary)
  expect(summary.textContent).toContain('Il y a 2 choses à revoir')
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true')
  await userEvent.click(within(summary).getByRole('link', { name: /Ton message/ }))
  expect(document.activeElement).toBe(screen.getByLabelText('Ton message'))
  expect(screen.getByLabelText<HTMLTextAreaElement>('Ton message').value).toBe('Une question.')
  expect(screen.getByLabelText<HTMLInputElement>('Prénom et nom').value).toBe('Hugo Martel')
})

it('sends nothing without a topic, and says why nothing left', async () => {
  show({ message: () => Response.json({ error: 'Trop de tentatives.' }, { status: 429 }) })
  await userEvent.type(screen.getByLabelText('Ton message'), 'Une question.')
  await press()
  expect(sent).toEqual([])
  await userEvent.click(within(await screen.findByRole('alert')).getByRole('link', { name: /Le sujet/ }))
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Préparer une aventure' }))
  await fill()
  await press()
  const refusal = await screen.findByText('Trop de tentatives.')
  expect(screen.getByRole('alert')).toContainElement(refusal)
})

it('is about the trip that the address names, until that is taken back', async () => {
  const trip = () => Response.json({ name: 'Traversée du Vercors' })
  show({ trip }, '/collaborations?sujet=voyage&expedition=12#Contact-Us')
  await screen.findByText('Traversée du Vercors')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Préparer une aventure' }).checked).toBe(true)
  await userEvent.type(screen.getByLabelText('Ton message'), 'Une question.')
  await press()
  await screen.findByRole('status')
  expect(sent[0]).toMatchObject({ topic: 'trip', expedition_id: 12 })
  await userEvent.click(screen.getByRole('button', { name: 'Écrire un autre message' }))
  await screen.findByText('Traversée du Vercors')
  await userEvent.click(screen.getByRole('button', { name: /Retirer/ }))
  await press()
  await screen.findByRole('status')
  expect(sent[1]).not.toHaveProperty('expedition_id')
})

it('knows who is signed in, and asks for the number of a reservation', async () => {
  show({}, '/collaborations?sujet=reservation')
  changeSession({
    isReady: true,
    status: 'logged in',
    user: buildUser({ first_name: 'Camille', last_name: 'Roux', email: 'camille@exemple.fr' }),
  })
  await vi.waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('camille@exemple.fr'))
  expect(screen.getByLabelText<HTMLInputElement>('Prénom et nom').value).toBe('Camille Roux')
  expect(screen.getByLabelText('Numéro de réservation (facultatif)')).toBeVisible()
  expect(screen.queryByLabelText('Structure (facultatif)')).toBeNull()
})
