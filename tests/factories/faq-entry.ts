import type { Payload } from 'payload'
import type { FaqEntry } from '@/payload-types'
import { toRichText } from '@lagopede/demo/rich-text'

let made = 0

/** A question with an answer of one paragraph, published when nothing else is said. */
export const createFaqEntry = (payload: Payload, data: Partial<FaqEntry> = {}): Promise<FaqEntry> => {
  made += 1
  return payload.create({
    collection: 'faq-entries',
    data: {
      question: `Question ${String(made)}\u00a0?`,
      slug: `question-${String(made)}`,
      theme: 'reserver',
      position: made,
      answer: toRichText(['Une réponse.']),
      _status: 'published',
      ...data,
    },
  })
}
