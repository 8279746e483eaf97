import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { eventually } from '../../../../tests/component/eventually'
import { LOCAL_KEYS } from '@/storefront/lib/storage/browser-storage'
import { queryClient } from '@/storefront/lib/api/query-client'
import { buildUser } from '@/storefront/lib/session/user.fixture'
import { changeSession } from '@/storefront/lib/session/store'
import { LevelBox } from './level-box'

const SAVED = {
  version: '2026-11',
  answers: {},
  levels: [
    { family: 'a-pieds', title: 'A pieds', level: 3 },
    { family: 'neige', title: 'Neige', level: 0 },
  ],
  saved_at: '2026-11-23T23:30:00Z',
}

const show = (saved: object | null, refuses = false) => {
  vi.stubGlobal('fetch', (_address: string, init: RequestInit) => {
    if (init.method === 'DELETE' && refuses) return Promise.resolve(Response.json({ error: 'Non.' }, { status: 500 }))
    return Promise.resolve(Response.json({ saved: init.method === 'DELETE' ? null : saved }))
  })
  render(<LevelBox />)
}

beforeEach(() => {
  queryClient().clear()
  act(() => changeSession({ isReady: true, status: 'logged in', user: buildUser() }))
})
afterEach(() => vi.unstubAllGlobals())

describe('LevelBox', () => {
  it('shows the level of each family and its day in Paris, and forgets them here and there', async () => {
    localStorage.setItem(LOCAL_KEYS.levelAnswers, '{}')
    show(SAVED)
    expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      'A pieds 3/5',
      'Neige 0/5',
    ])
    expect(screen.getByText(/24\snovembre\s2026/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Refaire le test' }).getAttribute('href')).toBe('/ton-niveau')
    await userEvent.click(screen.getByRole('button', { name: 'Effacer mon niveau' }))
    const words = await screen.findByText(/Aucun niveau enregistré/)
    await eventually(() => expect(document.activeElement).toBe(words))
    expect(screen.queryByRole('list')).toBeNull()
    expect(localStorage.getItem(LOCAL_KEYS.levelAnswers)).toBeNull()
  })

  it('leads to the quiz who has none', async () => {
    show(null)
    expect(await screen.findByText(/Aucun niveau enregistré/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Trouver mon niveau' })).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('says that it could not be forgotten, and keeps it', async () => {
    show(SAVED, true)
    await userEvent.click(await screen.findByRole('button', { name: 'Effacer mon niveau' }))
    expect(await screen.findByText('Non.')).toBeVisible()
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
  })
})
