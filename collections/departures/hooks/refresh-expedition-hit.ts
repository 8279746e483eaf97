import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { enqueueHitRefresh } from '@/server/features/search/cards/enqueue-hit-refresh'

const idOf = (expedition: unknown): number =>
  typeof expedition === 'object' && expedition !== null && 'id' in expedition
    ? Number(expedition.id)
    : Number(expedition)

export const refreshExpeditionHit: CollectionAfterChangeHook = async ({ req, doc, previousDoc }) => {
  const expeditions = new Set([doc.expedition, previousDoc?.expedition].filter(Boolean).map(idOf))
  for (const id of [...expeditions].sort((one, other) => one - other)) {
    await enqueueHitRefresh({ req, scope: 'expedition', id })
  }
}

export const refreshExpeditionHitOnDelete: CollectionAfterDeleteHook = ({ req, doc }) =>
  enqueueHitRefresh({ req, scope: 'expedition', id: idOf(doc.expedition) })
