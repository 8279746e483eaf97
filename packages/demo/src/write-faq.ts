import type { Payload } from 'payload'
import { frenchSpaces } from '@/domain/text/french-spaces'
import { FAQ_GROUPS } from './faq/faq-groups'
import { spacedTexts, toRichText } from './rich-text'

/** Publishes the questions of the demo, in the order they are written in; an anchor that is taken stays as it is. */
export const writeFaq = async ({ payload }: { payload: Payload }): Promise<void> => {
  for (const { theme, questions } of FAQ_GROUPS) {
    for (const [index, { slug, question, short, answer }] of questions.entries()) {
      const { totalDocs } = await payload.count({ collection: 'faq-entries', where: { slug: { equals: slug } } })
      if (totalDocs > 0) continue
      await payload.create({
        collection: 'faq-entries',
        data: {
          theme,
          slug,
          question: frenchSpaces(question),
          short_label: short,
          position: (index + 1) * 10,
          answer: toRichText(spacedTexts(answer)),
          _status: 'published',
        },
      })
    }
  }
}
