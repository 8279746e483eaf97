import { describe, expect, it } from 'vitest'
import { textPath, textWidth, wrapText } from './text-path'

const title = { face: 'title', size: 60 } as const

describe('text as outlines', () => {
  it('grows with the text and the size', () => {
    const width = textWidth({ ...title, text: 'Vercors' })
    expect(textWidth({ ...title, text: 'Vercors, Écrins' })).toBeGreaterThan(width)
    expect(textWidth({ ...title, text: 'Vercors', size: 120 })).toBeCloseTo(width * 2)
  })

  it('knows the letters and signs French needs', () => {
    for (const letter of 'éèêëàâçîïôùûœÉÀÇŒ’«»€–…0123456789') {
      expect(textPath({ ...title, text: letter, x: 0, y: 0 }), letter).not.toBe('')
    }
  })

  it('breaks a long text and ends it with « … » when room is short', () => {
    const text = 'Cinq jours avec les ânes du Mercantour'
    expect(wrapText({ ...title, text, width: 700, lines: 3 }).join(' ')).toBe(text)
    const [line, ...others] = wrapText({ ...title, text, width: 400, lines: 1 })
    expect(others).toEqual([])
    expect(line).toMatch(/^Cinq jours.*…$/)
  })
})
