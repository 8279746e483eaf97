import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { changeSession, readSession, resetSession, type SessionUser } from '@/storefront/lib/session/store'
import { buildUser } from '@/storefront/lib/session/user.fixture'
import { ToastRegion } from '@/storefront/ui/toast-region'
import { NewsletterForm } from './newsletter-form'
import { NewsletterSignup } from './newsletter-signup'

const WAIT = { timeout: 15_000 }

const subscribe = async (response: Response) => {
  const fetch = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(response))
  vi.stubGlobal('fetch', fetch)
  render(
    <>
      <NewsletterForm />
      <ToastRegion />
    </>,
  )
  await userEvent.type(screen.getByLabelText('Ton adresse email'), 'camille@exemple.fr')
  await userEvent.click(screen.getByRole('button', { name: 'Je m’abonne' }))
  return fetch
}

afterEach(() => {
  localStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  resetSession()
})

describe('NewsletterForm', () => {
  it('asks for the address, and says what is left to do', async () => {
    const fetch = await subscribe(Response.json({ ok: true, status: 'pending' }))
    expect(await screen.findByText(/un lien t’attend dans ta messagerie/, undefined, WAIT)).toBeVisible()
    expect(screen.queryByText(/Tu es maintenant abonné/)).toBeNull()
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/v1/users/newsletter/camille%40exemple.fr')
    expect(screen.getByLabelText<HTMLInputElement>('Ton adresse email').value).toBe('')
  })

  it('says so again after a reload, as long as the link is good, and keeps no address', async () => {
    await subscribe(Response.json({ ok: true, status: 'pending' }))
    await screen.findByText(/un lien t’attend dans ta messagerie/, undefined, WAIT)
    expect(JSON.stringify(localStorage)).not.toContain('camille')
    cleanup()
    render(<NewsletterForm />)
    expect(screen.getByText(/un lien t’attend dans ta messagerie/)).toBeVisible()
    cleanup()
    vi.useFakeTimers({ now: Date.now() + 8 * 24 * 3600 * 1000, toFake: ['Date'] })
    render(<NewsletterForm />)
    expect(screen.queryByText(/un lien t’attend/)).toBeNull()
  })

  it('says nothing of it where nobody asked', () => {
    render(<NewsletterForm />)
    expect(screen.queryByText(/un lien t’attend/)).toBeNull()
  })

  it('shows the refusal under the field and keeps the address', async () => {
    await subscribe(Response.json({ error: 'Cette fonction arrive bientôt.' }, { status: 501 }))
    expect(await screen.findByText('Cette fonction arrive bientôt.', undefined, WAIT)).toBeVisible()
    const field = screen.getByLabelText<HTMLInputElement>('Ton adresse email')
    expect(field.value).toBe('camille@exemple.fr')
    expect(field.getAttribute('aria-invalid')).toBe('true')
  })
})

describe('NewsletterSignup, signed in', () => {
  const press = async (user: SessionUser, answer: Response) => {
    const fetch = vi.fn((url: string, _init: RequestInit) =>
      Promise.resolve(url === '/api/v1/user' ? Response.json(user) : answer.clone()),
    )
    vi.stubGlobal('fetch', fetch)
    changeSession({ user: buildUser(), status: 'logged in', isReady: true })
    render(
      <>
        <NewsletterSignup />
        <ToastRegion />
      </>,
    )
    expect(screen.queryByRole('textbox')).toBeNull()
    await userEvent.click(await screen.findByRole('button', { name: 'Je m’abonne' }))
    return fetch
  }

  it('subscribes the account’s address by one press', async () => {
    const fetch = await press(buildUser({ newsletter: true }), Response.json({ ok: true, status: 'subscribed' }))
    expect(await screen.findByText(/Tu es maintenant abonné/, undefined, WAIT)).toBeVisible()
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/v1/users/newsletter/camille%40exemple.fr')
    expect(new Headers(fetch.mock.calls[0]?.[1].headers).get('authorization')).toBe('Bearer token-of-camille')
    expect(readSession().user?.newsletter).toBe(true)
  })

  it('says what is left to do for an address that nobody proved', async () => {
    await press(buildUser({ newsletter_pending: true }), Response.json({ ok: true, status: 'pending' }))
    expect(await screen.findByRole('button', { name: 'Me renvoyer le lien' }, WAIT)).toBeVisible()
    // The notification and the block.
    expect(screen.getAllByText(/Il reste à confirmer ton adresse/)).toHaveLength(2)
  })

  it('knows an address that waits for its confirmation since before', async () => {
    changeSession({ user: buildUser({ newsletter_pending: true }), status: 'logged in', isReady: true })
    render(<NewsletterSignup />)
    expect(await screen.findByText(/Il reste à confirmer ton adresse/, undefined, WAIT)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Je m’abonne' })).toBeNull()
  })

  it('can be pressed again after a refusal', async () => {
    await press(buildUser(), Response.json({ error: 'Trop de tentatives.' }, { status: 429 }))
    expect(await screen.findByText('Trop de tentatives.', undefined, WAIT)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Je m’abonne' }).getAttribute('aria-disabled')).toBe('false')
  })
})
