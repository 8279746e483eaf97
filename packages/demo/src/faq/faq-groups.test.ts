import { describe, expect, it } from 'vitest'
import { addDays } from '@/domain/days/days'
import { FAQ_TAKEN_ANCHORS, FAQ_THEMES } from '@/domain/faq/faq-themes'
import { paymentSchedule } from '@/domain/reservations/payment-schedule'
import { SLUG_PATTERN } from '@/domain/text/slug'
import { FAQ_GROUPS } from './faq-groups'

const questions = FAQ_GROUPS.flatMap((group) => group.questions)
const answerOf = (slug: string): string => JSON.stringify(questions.find((one) => one.slug === slug)?.answer)
const everything = JSON.stringify(questions)

describe('the questions of the demo', () => {
  it('are forty, in every group, each with an anchor of its own', () => {
    expect(questions).toHaveLength(40)
    expect(FAQ_GROUPS.map(({ theme }) => theme)).toEqual(FAQ_THEMES.map(({ value }) => value))
    const slugs = questions.map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(slugs.length)
    for (const slug of slugs) {
      expect(slug).toMatch(SLUG_PATTERN)
      expect(FAQ_TAKEN_ANCHORS.has(slug)).toBe(false)
    }
  })

  it('promise nothing about the climate that cannot be proved', () => {
    expect(everything).not.toMatch(/(?<!\p{L})(?:neutre|neutralité|compens)/iu)
  })

  it('say when money is due and given back as the code counts it', () => {
    const start = '2027-06-14'
    const bookedOn = addDays(start, -90)
    const { depositCents, depositDueOn, balanceDueOn } = paymentSchedule({
      totalCents: 100_00,
      departureStart: start,
      bookedOn,
      depositPercent: 30,
    })
    expect([depositCents, depositDueOn, balanceDueOn]).toEqual([30_00, addDays(bookedOn, 7), addDays(start, -30)])
    expect(answerOf('payer-en-deux-fois')).toMatch(/30 % dans les sept jours.*trente jours avant le départ/)

    // The table of fees is data: no answer has a step of it.
    expect(answerOf('annuler-mon-voyage')).not.toMatch(/\d ?%|jours avant/)
    expect(answerOf('annuler-mon-voyage')).toContain('montré sur la page de l’aventure')
  })
})
