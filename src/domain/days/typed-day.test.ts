import { describe, expect, it } from 'vitest'
import { punctuateDay, readWrittenDay, writtenDay } from './typed-day'

describe('punctuateDay', () => {
  it.each([
    ['', ''],
    ['2', '2'],
    ['28', '28/'],
    ['28/0', '28/0'],
    ['28/02', '28/02/'],
    ['28/02/19', '28/02/19'],
    ['28021990', '28/02/1990'],
    ['280219901', '28/02/1990'],
    ['1/2/1990', '01/02/1990'],
    ['1.2.90', '01/02/90'],
    ['28 02 1990', '28/02/1990'],
    ['28//02', '28/02/'],
    ['/', ''],
    ['1990-02-28', '28/02/1990'],
    ['né le 28', '28/'],
  ])('« %s » becomes « %s »', (typed, punctuated) => {
    expect(punctuateDay(typed)).toBe(punctuated)
  })

  it.each(['28021990', '12/04/1992', '1/2/1990'])('comes to the same letter by letter: %s', (whole) => {
    const typed = [...whole].reduce((before, character) => punctuateDay(before + character), '')
    expect(typed).toBe(punctuateDay(whole))
  })
})

describe('a written day', () => {
  it('is read as the calendar writes it, and shown again the same', () => {
    expect(readWrittenDay('28/02/1990')).toBe('1990-02-28')
    expect(writtenDay('1990-02-28')).toBe('28/02/1990')
  })

  it.each(['', '31/02/1990', '28/02/19', '00/01/1990', '28-02-1990'])('« %s » stays as typed', (text) => {
    expect(readWrittenDay(text)).toBe(text)
    expect(writtenDay(text)).toBe(text)
  })
})
