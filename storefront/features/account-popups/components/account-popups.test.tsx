import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { askLogin, changeSession, readSession, resetSession } from '@/storefront/lib/session/store'
import { buildUser } from '@/storefront/lib/session/user.fixture'
import { eventually } from '../../../../tests/component/eventually'
import { AccountPopups } from './account-popups'

// The window is loaded when the flow begins.
const LAZY = { timeout: 15_000 }

type Answer = { status?: number; body: unknown }

const answerWith = (answers: Record<string, Answer>) => {
  const fetch = vi.fn((address: string, _init?: RequestInit) => {
    const answer = answers[address]
    return Promise.resolve(Response.json(answer?.body ?? {}, { status: answer?.status ?? 200 }))
  })
  vi.stubGlobal('fetch', fetch)
  return fetch
}

const popup = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }, LAZY))

const openEntry = async () => {
  render(<AccountPopups brand="Lagopède" />)
  askLogin()
  return popup('Bienvenue chez Lagopède')
}

beforeEach(() => {
  resetSession()
  changeSession({ isReady: true })
})
afterEach(() => vi.unstubAllGlobals())

describe('AccountPopups', () => {
  it('shows nothing to who is not signing in', () => {
    render(<AccountPopups brand="Lagopède" />)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('offers both providers, which come back to this page', async () => {
    const entry = await openEntry()
    expect(entry.getByRole('link', { name: 'CONTINUER AVEC GOOGLE' }).getAttribute('href')).toBe(
      '/auth/google_oauth2?redirect_url=%2F',
    )
    expect(entry.getByRole('link', { name: 'CONTINUER AVEC FACEBOOK' }).getAttribute('href')).toBe(
      '/auth/facebook?redirect_url=%2F',
    )
  })

  it.each(['{Escape}', 'Fermer'])('is logged out again after %s', async (way) => {
    const entry = await openEntry()
    if (way === 'Fermer') await userEvent.click(entry.getByRole('button', { name: way }))
    else await userEvent.keyboard(way)
    expect(readSession().status).toBe('logout')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('asks the password of a known address, says when it is wrong and keeps it, then signs in', async () => {
    const answers: Record<string, Answer> = {
      '/api/v1/auth/check-email': { body: { exists: 'email' } },
      '/api/v1/auth/login': { status: 401, body: { error: 'Le mot de passe est incorrect' } },
      '/api/v1/user': { body: buildUser() },
    }
    answerWith(answers)
    const entry = await openEntry()
    await userEvent.type(entry.getByLabelText('Ton adresse email'), 'camille@exemple.fr{Enter}')
    const step = await popup('Se connecter')
    expect(step.getByText('camille@exemple.fr')).toBeVisible()
    await userEvent.type(step.getByLabelText('Mot de passe'), 'faux{Enter}')
    expect((await step.findByRole('alert')).textContent).toBe('Le mot de passe est incorrect')
    expect(step.getByLabelText<HTMLInputElement>('Mot de passe').value).toBe('faux')
    answers['/api/v1/auth/login'] = { body: { token: 'token-of-camille' } }
    await userEvent.click(step.getByRole('button', { name: 'SE CONNECTER' }))
    await eventually(() => expect(readSession().status).toBe('logged in'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('ends the sign-up of an unknown address with the errors of the server under their fields', async () => {
    const fetch = answerWith({
      '/api/v1/auth/check-email': { body: { exists: 'none' } },
      '/api/v1/auth/signup': {
        status: 422,
        body: {
          token: null,
          user_id: null,
          errors: ["Email n'est pas disponible", 'Password est trop court (au moins 6 caractères)'],
        },
      },
    })
    const entry = await openEntry()
    await userEvent.type(entry.getByLabelText('Ton adresse email'), 'new@exemple.fr{Enter}')
    const step = await popup('Termine ton inscription')
    expect(step.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
    await userEvent.type(step.getByLabelText('Prénom'), 'Camille')
    await userEvent.type(step.getByLabelText('Nom'), 'Rey')
    await userEvent.type(step.getByLabelText('Mot de passe'), 'abc')
    await userEvent.click(step.getByRole('button', { name: 'S’INSCRIRE' }))
    expect(await step.findByText('Cette adresse mail est déjà utilisée')).toBeVisible()
    expect(step.getByText('Le mot de passe doit contenir au moins 6 caractères')).toBeVisible()
    expect(step.getByLabelText<HTMLInputElement>('Prénom').value).toBe('Camille')
    const body: unknown = JSON.parse(fetch.mock.calls.at(-1)?.[1]?.body as string)
    expect(body).toMatchObject({ email: 'new@exemple.fr', newsletter: false, referral: 'Organic' })
  })

  it.each([
    ['google', 'CONTINUER AVEC GOOGLE'],
    ['facebook', 'CONTINUER AVEC FACEBOOK'],
  ])('sends an address of %s to it', async (exists, name) => {
    answerWith({ '/api/v1/auth/check-email': { body: { exists } } })
    const entry = await openEntry()
    await userEvent.type(entry.getByLabelText('Ton adresse email'), 'camille@exemple.fr{Enter}')
    const step = await popup('On se connaît déjà')
    expect(step.getAllByRole('link')).toHaveLength(1)
    expect(step.getByRole('link', { name })).toBeVisible()
  })

  it.each([422, 429, 500])('forgives a forgotten password: error %i, again, success, out', async (status) => {
    const answers: Record<string, Answer> = { '/api/v1/auth/reset-password': { status, body: { error: 'Non' } } }
    answerWith(answers)
    render(<AccountPopups brand="Lagopède" />)
    changeSession({ status: 'forgotPassword', email: 'camille@exemple.fr' })
    await userEvent.click((await popup(/Mot de passe oublié/)).getByRole('button', { name: 'Envoyer' }))
    const error = await popup('Une erreur est survenue')
    await userEvent.click(error.getByRole('button', { name: 'Ressayer' }))
    const again = await popup(/Mot de passe oublié/)
    expect(again.getByLabelText<HTMLInputElement>('Adresse email').value).toBe('camille@exemple.fr')
    answers['/api/v1/auth/reset-password'] = { body: { ok: true } }
    await userEvent.click(again.getByRole('button', { name: 'Envoyer' }))
    const success = await popup('Un nouveau mot de passe vous a été envoyé par mail')
    await userEvent.click(success.getByRole('button', { name: 'Quitter' }))
    expect(readSession().status).toBe('logout')
  })
})
