import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ToastRegion } from '@/storefront/ui/toast-region'
import { NewsletterForm } from './newsletter-form'

const WAIT = { timeout: 4000 }

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

afterEach(() => vi.unstubAllGlobals())

describe('NewsletterForm', () => {
  it('subscribes the address and says so', async () => {
    const fetch = await subscribe(Response.json({ ok: true }))
    expect(await screen.findByText(/Tu es maintenant abonné\(e\) à la newsletter/, undefined, WAIT)).toBeDefined()
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/v1/users/newsletter/camille%40exemple.fr')
    expect(screen.getByLabelText<HTMLInputElement>('Ton adresse email').value).toBe('')
  })

  it('shows the refusal under the field and keeps the address', async () => {
    await subscribe(Response.json({ error: 'Cette fonction arrive bientôt.' }, { status: 501 }))
    expect(await screen.findByText('Cette fonction arrive bientôt.', undefined, WAIT)).toBeDefined()
    const field = screen.getByLabelText<HTMLInputElement>('Ton adresse email')
    expect(field.value).toBe('camille@exemple.fr')
    expect(field.getAttribute('aria-invalid')).toBe('true')
  })
})
