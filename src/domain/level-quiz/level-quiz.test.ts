import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { slugify } from '@/domain/text/slug'
import { ACTIVITY_CATEGORIES } from '@lagopede/demo/catalogue/reference'
import { LEVEL_QUIZ_QUESTIONS } from '@lagopede/demo/level-quiz/level-questions'
import { levelOfFamily, type QuizAnswers, type QuizQuestion } from './level-quiz'
import { levelQuizFaults } from './level-quiz-faults'
import { answersOfProfile, TEST_PROFILES } from './level-test-profiles'

const questions: QuizQuestion[] = LEVEL_QUIZ_QUESTIONS.map((one, index) => ({ ...one, id: `q${String(index)}` }))
const families = ACTIVITY_CATEGORIES.map(({ title }) => ({ slug: slugify(title), title }))
const all = (place: number): QuizAnswers => Object.fromEntries(questions.map(({ id }) => [id, place]))
const indexOf = (fact: string): string => questions.find((one) => one.fact === fact)?.id ?? ''
const levelIn = (family: string, answers: QuizAnswers): number => levelOfFamily({ questions, family, answers }).level

const ask = (data: Partial<QuizQuestion> & Pick<QuizQuestion, 'id'>): QuizQuestion => ({
  axis: 'endurance',
  families: [],
  weight: 1,
  question: 'Combien ?',
  help: '',
  fact: data.id,
  choices: [0, 1, 2, 3, 4, 5].map((level) => ({ level, label: String(level) })),
  ...data,
})

describe('the level in a family', () => {
  it.each(families)('goes from 0 to 5 in « $title »', ({ slug }) => {
    expect([0, 1, 2, 3, 4, 5].map((place) => levelIn(slug, all(place)))).toEqual([0, 1, 2, 3, 4, 5])
  })

  it.each([
    ['holds to its weakest axis', 'a-velo', { 'Ton plus grand tour à vélo': 2 }, 2],
    ['is not held back by the technique of another family', 'a-pieds', { 'Ton plus grand tour à vélo': 0 }, 5],
    ['asks nothing of the void on the water', 'lacs-et-rivieres', { 'Ton passage le plus aérien': 0 }, 5],
    ['asks for it on foot', 'a-pieds', { 'Ton passage le plus aérien': 0 }, 0],
  ])('%s', (_name, family, weak, level) => {
    const told = Object.fromEntries(Object.entries(weak).map(([fact, place]) => [indexOf(fact), place]))
    expect(levelIn(family, { ...all(5), ...told })).toBe(level)
  })

  it('is the floor of the weighted mean of an axis', () => {
    const own = [ask({ id: 'a', weight: 2 }), ask({ id: 'b' }), ask({ id: 'c', axis: 'ascent' })]
    const level = (answers: QuizAnswers) => levelOfFamily({ questions: own, family: 'x', answers }).level
    expect([level({ a: 5, b: 1, c: 5 }), level({ a: 1, b: 5, c: 5 }), level({ a: 5, b: 4, c: 5 })]).toEqual([3, 2, 4])
  })

  it('names the two facts that decided it, the weakest first, and says which was passed', () => {
    const answers = { ...all(5), [indexOf('Ta plus grosse montée')]: 1, [indexOf('Ton plus gros sac')]: undefined }
    expect(levelOfFamily({ questions, family: 'a-pieds', answers }).facts).toEqual([
      { axis: 'autonomy', fact: 'Ton plus gros sac', answer: null },
      { axis: 'ascent', fact: 'Ta plus grosse montée', answer: expect.stringContaining('200') as string },
    ])
  })

  it('takes an answer that the version does not have for none', () => {
    expect(levelIn('autres', { ...all(5), [indexOf('Ta plus longue journée')]: 9 })).toBe(0)
  })

  const someAnswers = fc.record(Object.fromEntries(questions.map(({ id }) => [id, fc.nat({ max: 5 })])), {
    requiredKeys: [],
  })
  const weighted = fc
    .array(fc.integer({ min: 1, max: 9 }), { minLength: questions.length, maxLength: questions.length })
    .map((weights) => questions.map((one, index) => ({ ...one, weight: weights[index] ?? 1 })))

  it('is never lowered by a stronger answer, in any family, whatever the weights', () => {
    fc.assert(
      fc.property(someAnswers, weighted, fc.nat({ max: questions.length - 1 }), (answers, own, raised) => {
        const id = own[raised]?.id ?? ''
        const stronger = { ...answers, [id]: Math.min(5, (answers[id] ?? -1) + 1) }
        for (const { slug: family } of families) {
          const [before, after] = [answers, stronger].map(
            (given) => levelOfFamily({ questions: own, family, answers: given }).level,
          )
          expect(after).toBeGreaterThanOrEqual(before ?? 0)
        }
      }),
    )
  })

  it('is a whole number from 0 to 5, with two facts', () => {
    fc.assert(
      fc.property(someAnswers, weighted, (answers, own) => {
        for (const { slug: family } of families) {
          const { level, facts } = levelOfFamily({ questions: own, family, answers })
          expect([0, 1, 2, 3, 4, 5]).toContain(level)
          expect(facts).toHaveLength(2)
        }
      }),
    )
  })
})

describe('what may be published', () => {
  it('is the quiz of the demo, for its ten families', () => {
    expect(families).toHaveLength(10)
    expect(levelQuizFaults({ questions, families })).toEqual([])
  })

  const but = (data: Partial<QuizQuestion>) => questions.map((one, index) => (index === 0 ? { ...one, ...data } : one))
  it.each([
    ['too few questions', questions.slice(0, 7), /de 8 à 12/],
    ['too many questions', [...questions, ...questions.slice(0, 3)], /de 8 à 12/],
    ['one choice alone', but({ choices: [{ label: 'a', level: 0 }] }), /Question 1.*deux réponses/],
    [
      'a choice that is not above the one before',
      but({ choices: [0, 3, 3, 5].map((level) => ({ label: 'a', level })) }),
      /Question 1.*plus haut/,
    ],
    ['a question that weighs nothing', but({ weight: 0 }), /Question 1.*poids/],
    [
      'a family without its axes',
      questions.map((one) => (one.axis === 'technique' ? one : { ...one, families: ['neige'] })),
      /Autres.*deux axes/,
    ],
    ['a best answer that is under 5', but({ choices: [0, 4].map((level) => ({ label: 'a', level })) }), /atteindre/],
    [
      'a weakest answer that is above 1',
      questions.map((one) => ({ ...one, choices: [2, 5].map((level) => ({ label: 'a', level })) })),
      /ne doit pas dépasser/,
    ],
  ])('is not one with %s', (_name, own, fault) => {
    expect(levelQuizFaults({ questions: own, families }).join('\n')).toMatch(fault)
  })
})

describe('the test profiles', () => {
  it('are twenty, each of its own name', () => {
    expect(new Set(TEST_PROFILES.map(({ name }) => name)).size).toBe(20)
  })

  it.each([
    ['Ne sort jamais', 'a-pieds', 0],
    ['Randonne chaque mois', 'a-pieds', 2],
    ['Monte bien, craint le vide', 'a-pieds', 0],
    ['Monte bien, craint le vide', 'a-velo', 3],
    ['Aguerri partout', 'alpinisme-et-escalade', 5],
  ])('« %s » has in %s the level %i', (name, family, level) => {
    const profile = TEST_PROFILES.find((one) => one.name === name)
    if (!profile) throw new Error(name)
    expect(levelIn(family, answersOfProfile({ profile, questions }))).toBe(level)
  })
})
