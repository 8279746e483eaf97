import type { Payload } from 'payload'
import { slugify } from '@/domain/text/slug'
import type { CategoryIcon } from '@/domain/catalogue/category-icons'
import { ACCOMMODATION_TYPES, ACTIVITY_CATEGORIES, COUNTRIES, GUIDES, RELIEF_GUIDES } from './catalogue/reference'
import type { People } from './write-people'

/** Numbers of the reference data, by the names that the catalogue gives them. */
export type Reference = {
  countries: Map<string, number>
  activities: Map<string, number>
  accommodations: Map<string, number>
  guides: Map<string, number>
}

type Options = { payload: Payload; media: Map<string, number>; people: People }

/** Writes countries, activities and their families, accommodations and guides. */
export const writeReference = async ({ payload, media, people }: Options): Promise<Reference> => {
  const reference: Reference = {
    countries: new Map(),
    activities: new Map(),
    accommodations: new Map(),
    guides: new Map(),
  }
  for (const { code, name } of COUNTRIES) {
    reference.countries.set(code, (await payload.create({ collection: 'countries', data: { code, name } })).id)
  }
  for (const name of ACCOMMODATION_TYPES) {
    reference.accommodations.set(name, (await payload.create({ collection: 'accommodation-types', data: { name } })).id)
  }
  for (const category of ACTIVITY_CATEGORIES) {
    const ids: number[] = []
    for (const name of category.activities) {
      const { id } = await payload.create({ collection: 'activities', data: { name } })
      reference.activities.set(name, id)
      ids.push(id)
    }
    await payload.create({
      collection: 'activity-categories',
      data: {
        title: category.title,
        slug: slugify(category.title),
        icon: category.icon satisfies CategoryIcon,
        activities: ids,
      },
    })
  }
  for (const { slug, fullName, jobTitle, biography, facts, languages, diplomas } of GUIDES) {
    const { id } = await payload.create({
      collection: 'guides',
      data: {
        slug,
        full_name: fullName,
        job_title: jobTitle,
        biography,
        facts: facts.map((text) => ({ text })),
        languages: [...languages],
        diplomas: diplomas.map((diploma) => ({ ...diploma })),
        avatar: media.get(`guide-${slug}`),
        user: people.guides.get(slug),
      },
    })
    reference.guides.set(slug, id)
  }
  for (const { slug, fullName } of RELIEF_GUIDES) {
    const { id } = await payload.create({
      collection: 'guides',
      data: { slug, full_name: fullName, job_title: 'Accompagnement en renfort', is_published: false },
    })
    reference.guides.set(slug, id)
  }
  return reference
}
