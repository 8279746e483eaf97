import { describe, expect, it } from 'vitest'
import { announceNews, describeDepartureNews, type DepartureNews } from './favourite-news'

const news = (change: Partial<DepartureNews>): string =>
  describeDepartureNews({
    first_day: '2027-06-14',
    last_day: '2027-06-18',
    open_seats: 6,
    kinds: ['new_departure'],
    ...change,
  }).replaceAll('\u00a0', ' ')

describe('describeDepartureNews', () => {
  it.each([
    ['says a new date with its places', {}, 'Du 14 au 18 juin 2027 : nouvelle date, 6 places'],
    ['says a confirmed departure', { kinds: ['confirmed'] }, 'Du 14 au 18 juin 2027 : départ confirmé, 6 places'],
    [
      'folds what happened to one departure',
      { kinds: ['confirmed', 'new_departure'] },
      'Du 14 au 18 juin 2027 : nouvelle date, départ confirmé, 6 places',
    ],
    ['counts the last places', { kinds: ['last_places'], open_seats: 2 }, 'Du 14 au 18 juin 2027 : 2 dernières places'],
    [
      'says the last place without a figure',
      { kinds: ['last_places'], open_seats: 1 },
      'Du 14 au 18 juin 2027 : dernière place',
    ],
  ] as Array<[string, Partial<DepartureNews>, string]>)('%s', (_name, change, text) => {
    expect(news(change)).toBe(text)
  })
})

describe('announceNews', () => {
  it.each([
    ['new_departure', 'De nouvelles dates pour Le Sarek'],
    ['confirmed', 'Départ confirmé pour Le Sarek'],
    ['last_places', 'Dernières places pour Le Sarek'],
  ] as const)('names the expedition for %s', (kind, text) => {
    expect(announceNews({ kind, name: 'Le Sarek' })).toBe(text)
  })
})
