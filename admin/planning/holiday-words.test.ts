import { expect, it } from 'vitest'
import { calendarWords, holidayWords } from './holiday-words'

const plain = (text: string) => text.replace(/\u00a0/g, ' ')
const weekOf = (from: string, to: string) => plain(holidayWords({ from, to }))

it.each([
  ['a zone', '2027-02-08', '2027-02-12', 'Hiver (zone C)'],
  ['two zones', '2027-02-15', '2027-02-19', 'Hiver (zones A et C)'],
  ['all of them', '2026-12-21', '2026-12-27', 'Noël (zones A, B et C), férié le 25 déc. (Noël)'],
  ['a public holiday', '2026-11-09', '2026-11-15', 'férié le 11 nov. (Armistice de 1918)'],
  ['days whose holidays nobody knows', '2027-10-04', '2027-10-10', 'vacances scolaires : on ne sait pas'],
  ['nothing', '2026-09-07', '2026-09-13', ''],
])('says what is free in a week of %s', (_case, from, to, words) => {
  expect(weekOf(from, to)).toBe(words)
})

it('says until when the calendar is known, and by what order', () => {
  expect(plain(calendarWords({ from: '2027-08-02', to: '2027-09-19' }))).toBe(
    'Vacances scolaires : arrêté du 22 octobre 2025 fixant le calendrier scolaire de l’année 2026-2027. Le calendrier scolaire est connu jusqu’au 31 août 2027 : au-delà, on ne sait pas encore.',
  )
  expect(plain(calendarWords({ from: '2025-06-02', to: '2025-07-20' }))).toBe(
    'Le calendrier scolaire est gardé depuis le 1er sept. 2025 : avant, il n’est pas montré.',
  )
  expect(calendarWords({ from: '2026-11-02', to: '2026-12-20' })).not.toContain('connu')
})
