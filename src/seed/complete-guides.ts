import type { Payload } from 'payload'
import { sayLanguages } from '@/domain/guide-languages'
import { GUIDES } from './catalogue/reference'

/** Gives the guides of an earlier demo their languages and diplomas, where nobody wrote any. */
export const completeGuides = async ({ payload }: { payload: Payload }): Promise<void> => {
  for (const { slug, languages, diplomas } of GUIDES) {
    const found = await payload.find({ collection: 'guides', where: { slug: { equals: slug } }, depth: 0 })
    const [guide] = found.docs
    if (!guide || (guide.languages ?? []).length > 0 || (guide.diplomas ?? []).length > 0) continue
    // Languages stood among the facts.
    const facts = (guide.facts ?? []).filter(({ text }) => text !== sayLanguages(languages))
    await payload.update({
      collection: 'guides',
      id: guide.id,
      data: { languages: [...languages], diplomas: diplomas.map((diploma) => ({ ...diploma })), facts },
      depth: 0,
    })
  }
}
