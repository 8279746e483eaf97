import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { EpisodeSound } from '@/contract/articles'
import { Episode } from './episode'

const sound: EpisodeSound = {
  url: '/api/recordings/file/quai-4-1.mp3',
  type: 'audio/mpeg',
  bytes: 480_000,
  duration: 80,
  chapters: [
    { start: 0, title: 'Le quai' },
    { start: 40, title: 'La neige' },
  ],
  transcript: [
    { start: 2, speaker: 'Nora', text: 'Bonjour Aurélie.' },
    { start: 42, speaker: 'Aurélie', text: 'La neige se lit.' },
  ],
}

const play = vi.fn(() => Promise.resolve())
const pause = vi.fn()

// jsdom plays nothing: the element says what a browser's would.
beforeEach(() => {
  play.mockClear()
  pause.mockClear()
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    fireEvent.play(this)
    return play()
  })
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    fireEvent.pause(this)
    pause()
  })
})

const show = () => {
  const { container } = render(<Episode sound={sound} label="Lecteur, épisode 1" />)
  const audio = container.querySelector('audio')
  if (!audio) throw new Error('no player')
  return audio
}

const press = async (name: string, key = '{Enter}') => {
  screen.getByRole('button', { name }).focus()
  await userEvent.keyboard(key)
}

describe('an episode', () => {
  it('is the browser’s own player until scripts run', () => {
    const html = renderToString(<Episode sound={sound} label="Lecteur" />)
    expect(html).toMatch(/<audio[^>]* controls=""/)
    expect(html).not.toContain('type="range"')
    expect(html).toContain('La neige se lit.')
  })

  it('plays and pauses by the keyboard', async () => {
    show()
    await press('Écouter', ' ')
    expect(play).toHaveBeenCalledTimes(1)
    await press('Mettre en pause', ' ')
    expect(pause).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('button', { name: 'Écouter' })).toBeVisible()
  })

  it('goes ahead and back, never out of the episode', async () => {
    const audio = show()
    await press('Avancer de 30 secondes')
    expect(audio.currentTime).toBe(30)
    await press('Reculer de 15 secondes')
    expect(audio.currentTime).toBe(15)
    await press('Reculer de 15 secondes')
    await press('Reculer de 15 secondes')
    expect(audio.currentTime).toBe(0)
    for (let times = 0; times < 4; times++) await press('Avancer de 30 secondes')
    expect(audio.currentTime).toBe(80)
  })

  it('says where it is, in words', () => {
    const audio = show()
    const range = screen.getByRole('slider', { name: 'Position dans l’épisode' })
    fireEvent.change(range, { target: { value: '65' } })
    expect(audio.currentTime).toBe(65)
    expect(range.getAttribute('aria-valuetext')?.replaceAll('\u00a0', ' ')).toBe('1 min 5 s sur 1 min 20 s, La neige')
  })

  it('plays from a chapter and from a line, and marks both', async () => {
    const audio = show()
    await press('0:40 La neige')
    expect(audio.currentTime).toBe(40)
    expect(screen.getByRole('button', { name: '0:40 La neige En cours' }).getAttribute('aria-current')).toBe('true')
    await press('Écouter à partir de 42\u00a0s')
    expect(play).toHaveBeenCalledTimes(2)
    const transcript = screen.getByRole('region', { name: 'Transcription' })
    const lines = within(transcript).getAllByRole('listitem')
    expect(lines.map((line) => line.getAttribute('aria-current'))).toEqual([null, 'true'])
  })

  it('follows the sound', () => {
    const audio = show()
    Object.assign(audio, { currentTime: 3 })
    fireEvent.timeUpdate(audio)
    expect(screen.getByText('Bonjour Aurélie.').closest('li')?.getAttribute('aria-current')).toBe('true')
  })

  it('changes its speed', async () => {
    const audio = show()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Vitesse de lecture' }), '1,5×')
    expect(audio.playbackRate).toBe(1.5)
  })
})
