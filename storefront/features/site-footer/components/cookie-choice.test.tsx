import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { readConsent, saveConsent } from '@/storefront/lib/session-consent'
import { CookieChoice } from './cookie-choice'

const WAIT = { timeout: 4000 }

const open = async () => {
  render(<CookieChoice />)
  await userEvent.click(screen.getByRole('button', { name: 'Gérer les cookies' }))
  await screen.findByRole('dialog', { name: 'Gérer les cookies' }, WAIT)
}

const kept = (): unknown => JSON.parse(localStorage.getItem('cookieConsent') ?? 'null')

beforeEach(() => {
  saveConsent({ audience: false, advertising: false })
  localStorage.clear()
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
    expect(kept()).toEqual({ audience: true, advertising: false })
  })

  it('forgets what was ticked when everything is refused', async () => {
    await open()
    await userEvent.click(screen.getByRole('switch', { name: 'Publicité' }))
    await userEvent.click(screen.getByRole('button', { name: 'Tout refuser' }))
    expect(kept()).toEqual({ audience: false, advertising: false })
  })
})
