import { describe, expect, it } from 'vitest'
import { EXPEDITION_TYPES } from '@/domain/catalogue/expedition-type'
import { checkExpedition } from '@/domain/catalogue/expedition-rules'
import { readRouteParts } from '@/domain/routes/route'
import { SLUG_PATTERN } from '@/domain/text/slug'
import { knownDrawing } from '../posters/render-poster'
import { EXPEDITIONS } from './expeditions'
import { ACCOMMODATION_TYPES, ACTIVITY_CATEGORIES, COUNTRIES, GUIDES } from './reference'

const activities = new Set<string>(ACTIVITY_CATEGORIES.flatMap((category) => category.activities))
const accommodations = new Set<string>(ACCOMMODATION_TYPES)
const countries = new Set<string>(COUNTRIES.map(({ code }) => code))
const guides = new Set<string>(GUIDES.map(({ slug }) => slug))

describe('the demo catalogue', () => {
  it('has 48 expeditions or more, each under its own address', () => {
    expect(EXPEDITIONS.length).toBeGreaterThanOrEqual(48)
    expect(new Set(EXPEDITIONS.map(({ slug }) => slug)).size).toBe(EXPEDITIONS.length)
  })

  it('shows every type, every activity, every guide and at least twelve countries', () => {
    expect(new Set(EXPEDITIONS.map(({ type }) => type))).toEqual(new Set(EXPEDITION_TYPES))
    expect(new Set(EXPEDITIONS.flatMap((expedition) => expedition.activities))).toEqual(activities)
    expect(new Set(EXPEDITIONS.map(({ guide }) => guide))).toEqual(guides)
    const visited = new Set(EXPEDITIONS.flatMap((expedition) => expedition.countries))
    expect(visited.size).toBeGreaterThanOrEqual(12)
    for (const code of ['GB-SCT', 'NO', 'SE', 'FI', 'IS', 'SI']) expect(visited).toContain(code)
  })

  it.each(EXPEDITIONS.map((expedition) => [expedition.slug, expedition] as const))(
    'holds together: %s',
    (slug, expedition) => {
      expect(slug).toMatch(SLUG_PATTERN)
      expect(expedition.days).toBeGreaterThanOrEqual(2)
      expect(expedition.days).toBeLessThanOrEqual(15)
      expect(
        checkExpedition({
          expedition_type: expedition.type,
          duration_days: expedition.days,
          age_min_child: expedition.ageMinChild,
          age_max_child: expedition.ageMaxChild,
          price_cents: expedition.price * 100,
          child_price_cents: expedition.childPrice && expedition.childPrice.price * 100,
          child_price_max_age: expedition.childPrice?.maxAge,
          group_min: expedition.group.min,
          group_max: expedition.group.max,
          days: expedition.programme,
        }),
      ).toEqual([])
      expect(readRouteParts(expedition.route.map(({ lng, lat, ele }) => [lng, lat, ele]))).toHaveLength(1)
      for (const picture of [expedition.main, ...expedition.gallery]) {
        expect(() => knownDrawing({ ...picture, seed: slug })).not.toThrow()
      }
      expect(expedition.activities.filter((name) => !activities.has(name))).toEqual([])
      expect(expedition.accommodations.filter((name) => !accommodations.has(name))).toEqual([])
      expect(expedition.countries.filter((code) => !countries.has(code))).toEqual([])
      expect(guides).toContain(expedition.guide)
      expect(expedition.tagline.length).toBeLessThanOrEqual(220)
      expect(expedition.type === 'adult').toBe(expedition.ageMinChild === undefined)
      expect(expedition.type === 'adult').toBe(expedition.childPrice === undefined)
      expect(expedition.type === 'kids').toBe(expedition.ageMaxChild !== undefined)
    },
  )

  it('writes French spaces as U+00A0', () => {
    const wrong = JSON.stringify(EXPEDITIONS).match(/[^\s"] [!?;:»%€](?=\s|"|\.)|« |\u202f/g)
    expect(wrong).toBeNull()
  })
})
