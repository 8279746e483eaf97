import { expect, it } from 'vitest'
import { causeText, changedDaysText, changedPriceText, differenceText, silenceText } from './contract-change-words'

const plain = (text: string) => text.replace(/\s/g, ' ')

it('says what a cause did, by its share', () => {
  expect(plain(causeText({ cause: 'fuel', from: 1.6, to: 1.76, share_percent: 12 }))).toBe(
    'Carburant, 12 % du prix : 1,6 au contrat, 1,76 aujourd’hui, soit 10 % de plus.',
  )
})

it.each([
  [-1.23, '1,2 % de moins'],
  [10, '10 % de plus'],
  [0.01, 'rien de changé'],
])('says a difference of %d', (percent, words) => {
  expect(plain(differenceText(percent))).toBe(words)
})

it('says both prices, or that nothing changes', () => {
  expect(plain(changedPriceText({ total_before: 1_000, total_after: 1_100, change_percent: 10 }))).toBe(
    'Le prix passe de 1 000 € à 1 100 €, soit 10 % de plus.',
  )
  expect(plain(changedPriceText({ total_before: 1_000, total_after: 1_000, change_percent: 0 }))).toBe(
    'Le prix reste de 1 000 €.',
  )
})

it('says the days of before and of after', () => {
  const days = {
    was: { start: '2027-06-14', end: '2027-06-18' },
    becomes: { start: '2027-06-16', end: '2027-06-20' },
  }
  expect(plain(changedDaysText(days))).toMatch(/^Prévu .*14 .*18 juin.*, maintenant .*16 .*20 juin/)
})

it('says what no answer means, by which text', () => {
  const asked = { answer_by: '2027-05-08', text_version: '2026-12' }
  expect(plain(silenceText({ ...asked, silence: 'terminate' }))).toMatch(/8 mai 2027 à minuit, ton contrat prend fin/)
  expect(plain(silenceText({ ...asked, silence: 'accept' }))).toMatch(/acceptée.*version 2026-12\.$/)
})
