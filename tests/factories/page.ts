import type { Payload } from 'payload'
import type { Page } from '@/payload-types'
import { toRichText } from '@lagopede/demo/rich-text'

let made = 0

/** A text of one paragraph, as a block. */
export const textBlock = (words = 'Un paragraphe.') => ({
  blockType: 'text' as const,
  look: 'plain' as const,
  body: toRichText([words]) as Extract<Page['blocks'][number], { blockType: 'text' }>['body'],
})

/** A page of one paragraph, published when nothing else is said. */
export const createPage = (payload: Payload, data: Partial<Page> = {}): Promise<Page> => {
  made += 1
  return payload.create({
    collection: 'pages',
    data: {
      title: `Page ${String(made)}`,
      slug: `page-${String(made)}`,
      blocks: [textBlock()],
      _status: 'published',
      ...data,
    },
  })
}
