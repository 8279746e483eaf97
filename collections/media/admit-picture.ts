import { APIError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload'
import { readPicture } from '@/server/platform/pictures/read-picture'
import { keepInstead, sentFile } from './sent-file'

export const TOO_MANY_PIXELS =
  'Cette image est trop grande\u00a0: 64\u00a0millions de pixels au plus en JPEG, 32\u00a0millions en PNG, WebP ou AVIF, toutes vues comprises.'
export const NO_PICTURE =
  'Ce fichier n’est pas une image que le site sait lire\u00a0: JPEG, PNG, WebP ou AVIF, en entier.'
const REFUSALS = { too_large: TOO_MANY_PIXELS, unreadable: NO_PICTURE }

/** Keeps of a picture what the site can draw anew, under a name and a kind that come from its content. */
export const admitPicture: CollectionBeforeOperationHook = async (hook) => {
  const { args, req } = hook
  const file = sentFile(hook)
  if (!file) return args
  const picture = await readPicture(file.data)
  if ('refusal' in picture) throw new APIError(REFUSALS[picture.refusal], 422, null, true)
  keepInstead({ req, ...picture })
  scaleCrop({ req, scale: picture.scale })
  return args
}

/** A part that is cut out is sent in pixels of the picture as it was. */
const scaleCrop = ({ req: { query }, scale }: { req: PayloadRequest; scale: number }): void => {
  const edits = query['uploadEdits']
  if (scale === 1 || typeof edits !== 'object' || edits === null) return
  for (const side of ['widthInPixels', 'heightInPixels']) {
    const pixels: unknown = Reflect.get(edits, side)
    if (pixels !== undefined) Reflect.set(edits, side, Math.floor(Number(pixels) * scale))
  }
}
