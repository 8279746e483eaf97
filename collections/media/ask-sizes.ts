import type { CollectionAfterChangeHook } from 'payload'
import type { Crop } from '@/domain/pictures/crop'
import { askDrawing } from '@/server/features/pictures/ask-drawing'

/** Has the widths of what `admitPicture` took drawn by the worker. */
export const askSizes: CollectionAfterChangeHook = async ({ doc, req }) => {
  const drawing = req.context['drawing'] as { source: string; crop: Crop } | undefined
  if (!drawing) return doc
  Reflect.deleteProperty(req.context, 'drawing')
  await askDrawing({ req, mediaId: doc.id, ...drawing })
  return { ...doc, sizes: {}, thumbnailURL: null }
}
