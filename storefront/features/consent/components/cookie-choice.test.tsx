import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { forgetConsent, readConsent } from '@/storefront/lib/tracking/consent'
import { CookieChoice } from './cookie-choice'

const WAIT = { timeout: 15_000 }

const open = async () => {
  render(<CookieChoice measuring={{ tagManager: true, pixel: true }} />)
  await userEvent.click(screen.getByRole('button', { name: 'Gérer les cookies' }))
  await screen.findByRole('dialog', { name: 'Gérer les cookies' }, WAIT)
}

const kept = (): unknown => JSON.parse(localStorage.getItem('cookieConsent') ?? 'null')

beforeEach(() => {
  localStorage.clear()
  forgetConsent()
})

describe('« Gérer les cookies »', () => {
  it('has refused everything until something is chosen', async () => {
    await open()
    for (const name of ['Mesure d’audience', 'Publicité']) {
      expect(screen.getByRole<HTMLInputElement>('switch', { name }).checked).toBe(false)
    }
    expect(readConsent()).toEqual({ audience: false, advertising: false })
  })

  it('keeps each choice apart, and closes', async () => {
    await open()
    await userEvent.click(screen.getByRole('switch', { name: 'Mesure d’audience' }))
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer mes choix' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(kept()).toMatchObject({ audience: true, advertising: false })
  })

  it('names what each tool leaves, for how long, and who receives what it learns', async () => {
    await open()
    for (const summary of screen.getAllByText(/^\d+ cookies?$/)) await userEvent.click(summary)
    for (const said of ['_fbp', '_ga', 'utm_source', 'payload-token']) screen.getByText(said)
    screen.getByText(/Meta Platforms Ireland Limited/)
    screen.getByText(/13 mois/)
  })

  it('asks nothing about advertising where there is none', async () => {
    render(<CookieChoice measuring={{ tagManager: true, pixel: false }} />)
    await userEvent.click(screen.getByRole('button', { name: 'Gérer les cookies' }))
    await screen.findByRole('switch', { name: 'Mesure d’audience' }, WAIT)
    expect(screen.queryByRole('switch', { name: 'Publicité' })).toBeNull()
  })

  it('forgets what was ticked when everything is refused', async () => {
    await open()
    await userEvent.click(screen.getByRole('switch', { name: 'Publicité' }))
    await userEvent.click(screen.getByRole('button', { name: 'Tout refuser' }))
    expect(kept()).toMatchObject({ audience: false, advertising: false })
  })
})
