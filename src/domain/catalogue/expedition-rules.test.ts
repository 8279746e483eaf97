import { describe, expect, it } from 'vitest'
import { checkExpedition } from './expedition-rules'

describe('an expedition to publish', () => {
  it.each([
    ['nothing said yet', {}],
    ['adults without an age', { expedition_type: 'adult' as const }],
    ['a family with the age of its youngest', { expedition_type: 'family' as const, age_min_child: 6 }],
    ['a group that is always the same', { group_min: 8, group_max: 8 }],
    ['a smallest group alone', { group_min: 8 }],
    ['a largest group alone', { group_max: 4 }],
    ['a programme as long as the trip', { duration_days: 3, days: [1, 2, 3] }],
    ['a programme to be written', { duration_days: 3, days: [] }],
    ['no programme', { duration_days: 3 }],
    ['a programme of a length to be chosen', { days: [1, 2, 3] }],
  ])('may have %s', (_case, facts) => {
    expect(checkExpedition(facts)).toEqual([])
  })

  it.each(['kids', 'family', 'basecamp'] as const)('says from what age on, when it is of the type %s', (type) => {
    expect(checkExpedition({ expedition_type: type })).toEqual([
      { path: 'age_min_child', message: 'Indique l’âge minimum des enfants pour ce type d’aventure.' },
    ])
  })

  it('has a largest group that is not below the smallest', () => {
    expect(checkExpedition({ group_min: 9, group_max: 8 })).toEqual([
      { path: 'group_max', message: 'Le groupe maximum ne peut pas être plus petit que le minimum.' },
    ])
  })

  it.each([
    [2, [1]],
    [2, [1, 2, 3]],
  ])('has a programme of its length: %i days', (duration_days, days) => {
    expect(checkExpedition({ duration_days, days })).toEqual([
      {
        path: 'days',
        message: `Le programme compte ${String(days.length)} jours pour une aventure de 2 jours.`,
      },
    ])
  })

  it('is told of all that is wrong at once', () => {
    const facts = { expedition_type: 'kids' as const, group_min: 9, group_max: 8, duration_days: 2, days: [1] }
    expect(checkExpedition(facts).map(({ path }) => path)).toEqual(['age_min_child', 'group_max', 'days'])
  })
})

describe('the price of children', () => {
  const family = { expedition_type: 'family', age_min_child: 6, price_cents: 90_000 } as const
  const pathOf = (change: object) => checkExpedition({ ...family, ...change })[0]?.path

  it.each([
    ['without an age', { child_price_cents: 60_000 }, 'child_price_max_age'],
    ['without a price', { child_price_max_age: 11 }, 'child_price_cents'],
    ['as high as everybody’s', { child_price_cents: 90_000, child_price_max_age: 11 }, 'child_price_cents'],
    ['for ages that may not come', { child_price_cents: 60_000, child_price_max_age: 5 }, 'child_price_max_age'],
    ['with both', { child_price_cents: 60_000, child_price_max_age: 11 }, undefined],
  ])('is refused %s', (_case, change, path) => {
    expect(pathOf(change)).toBe(path)
  })

  it('has a last age above the first where the parents stay at home', () => {
    expect(pathOf({ expedition_type: 'kids', age_max_child: 5 })).toBe('age_max_child')
    expect(pathOf({ expedition_type: 'kids', age_max_child: 12 })).toBeUndefined()
  })
})
