import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LevelQuiz as Quiz, QuizQuestion } from '@/domain/level-quiz/level-quiz'
import { FORGOTTEN, LOCAL_KEYS } from '@/storefront/lib/storage/browser-storage'
import { dropLevelAnswers } from '@/storefront/lib/storage/level-answers'
import { LevelQuiz } from './level-quiz'

const ask = (id: string, data: Partial<QuizQuestion> = {}): QuizQuestion => ({
  id,
  axis: 'endurance',
  families: [],
  weight: 1,
  question: `Combien de ${id} ?`,
  help: '',
  fact: id,
  choices: ['Peu', 'Assez', 'Beaucoup'].map((label, level) => ({ label, level: level * 2 })),
  ...data,
})
const QUIZ: Quiz = {
  version: '2026-11',
  questions: [
    ask('pas', { families: ['a-pieds'] }),
    ask('flocons', { axis: 'technique', families: ['neige'] }),
    ask('nuits', { axis: 'autonomy' }),
  ],
}
const FAMILIES = [
  { slug: 'a-pieds', title: 'A pieds', icon: 'footprints', activities: ['Trek'] },
  { slug: 'neige', title: 'Neige', icon: 'snowflake', activities: ['Luge'] },
]

const show = (given: Partial<ComponentProps<typeof LevelQuiz>> = {}) =>
  render(
    <LevelQuiz
      quiz={QUIZ}
      families={FAMILIES}
      hero={<h1 tabIndex={-1}>Quel est ton niveau ?</h1>}
      art={null}
      scale={null}
      renderResult={(levels) => <p>{levels.map(({ family, level }) => `${family} ${String(level)}`).join(', ')}</p>}
      {...given}
    />,
  )
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const choose = async (name: string) => {
  await userEvent.click(screen.getByRole('radio', { name }))
  await press('Continuer')
}
const kept = () => JSON.parse(localStorage.getItem(LOCAL_KEYS.levelAnswers) ?? 'null') as unknown

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
  dropLevelAnswers()
})
afterEach(() => vi.unstubAllGlobals())

describe('the level quiz', () => {
  it('asks one question a screen, moves the focus to each title and says which it is', async () => {
    show()
    await press('Commencer')
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Combien de pas ?' }))
    expect(screen.getByRole('status').textContent).toBe('Question 1 sur 3')
    await choose('Assez')
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Combien de flocons ?' }))
    expect(screen.getByRole('status').textContent).toBe('Question 2 sur 3')
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('1')
  })

  it('says that an answer is missing, and stays', async () => {
    show()
    await press('Commencer')
    await press('Continuer')
    expect(screen.getByRole('alert').textContent).toContain('Choisis une réponse')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Combien de pas ?')
  })

  it('keeps what was answered when one goes back, and what was chosen without continuing', async () => {
    show()
    await press('Commencer')
    await choose('Beaucoup')
    await userEvent.click(screen.getByRole('radio', { name: 'Assez' }))
    await press('Précédent')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Beaucoup' }).checked).toBe(true)
    await press('Continuer')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Assez' }).checked).toBe(true)
  })

  it('goes on where it was after a reload, without taking the focus', async () => {
    const { unmount } = show()
    await press('Commencer')
    await choose('Beaucoup')
    unmount()
    show()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Combien de flocons ?')
    expect(document.activeElement).toBe(document.body)
  })

  it('gives the levels once all is answered or passed, and keeps them', async () => {
    show()
    await press('Commencer')
    await choose('Beaucoup')
    await press('Passer cette question')
    expect(kept()).toMatchObject({ levels: null })
    await choose('Assez')
    expect(screen.getByText('a-pieds 2, neige 0')).toBeVisible()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Voici ta ligne de crête' }))
    expect(kept()).toEqual({
      version: '2026-11',
      answers: { pas: 2, flocons: null, nuits: 1 },
      levels: { 'a-pieds': 2, neige: 0 },
    })
    await press('Recommencer')
    expect(kept()).toBeNull()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Combien de pas ?')
  })

  it('draws the profile of the families whose questions are behind', async () => {
    show()
    await press('Commencer')
    const side = screen.getByRole('complementary', { name: 'Ton profil se dessine' })
    expect(within(side).getByText(/Encore 2\sfamilles/)).toBeVisible()
    await choose('Assez')
    await choose('Peu')
    expect(within(side).getByText(/Encore 2\sfamilles/)).toBeVisible()
    await press('Précédent')
    expect(within(side).queryByRole('list')).toBeNull()
  })

  it('is left and taken up again', async () => {
    show()
    await press('Commencer')
    await choose('Assez')
    await press('Quitter')
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Quel est ton niveau ?' }))
    await press('Reprendre à la question 2')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Combien de flocons ?')
  })

  it('drops the answers of another version', async () => {
    const answers = { pas: 1, flocons: 1, nuits: 1 }
    localStorage.setItem(LOCAL_KEYS.levelAnswers, JSON.stringify({ version: 'old', answers, levels: null }))
    const renderResult = vi.fn()
    show({ renderResult })
    expect(renderResult).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: 'Commencer' })).toBeVisible()
    await waitFor(() => expect(kept()).toBeNull())
  })

  it.each(['{', '[]', '"x"', '{"version":1,"answers":{}}', '{"version":"2026-11","answers":{"pas":"2"}}'])(
    'begins anew with %s',
    (text) => {
      localStorage.setItem(LOCAL_KEYS.levelAnswers, text)
      show()
      expect(screen.getByRole('button', { name: 'Commencer' })).toBeVisible()
    },
  )

  it('shows nothing of a person whose session ended', async () => {
    show()
    await press('Commencer')
    await choose('Assez')
    localStorage.clear()
    act(() => void dispatchEvent(new Event(FORGOTTEN)))
    expect(screen.getByRole('button', { name: 'Commencer' })).toBeVisible()
  })

  it('works where nothing may be kept', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('refused')
      },
      setItem: () => {
        throw new Error('refused')
      },
      removeItem: () => {
        throw new Error('refused')
      },
    })
    show()
    await press('Commencer')
    await choose('Assez')
    await choose('Assez')
    await choose('Assez')
    expect(screen.getByText('a-pieds 2, neige 2')).toBeVisible()
  })
})
