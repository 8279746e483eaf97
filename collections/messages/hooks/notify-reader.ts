import type { CollectionAfterChangeHook } from 'payload'
import { notifyOfMessage } from '@/server/features/messages/notify-of-message'
import type { Message } from '@/payload-types'

const idOf = (value: number | { id: number }): number => (typeof value === 'object' ? value.id : value)

/** What the agency answers from the panel is written to who asked, as what a guide answers on the site. */
export const notifyReader: CollectionAfterChangeHook<Message> = async ({ req, doc, operation }) => {
  if (operation !== 'create' || doc.status !== 'visible') return
  await notifyOfMessage({
    req,
    message: {
      id: doc.id,
      expeditionId: idOf(doc.expedition),
      authorId: idOf(doc.author),
      parentId: doc.parent ? idOf(doc.parent) : null,
    },
  })
}
