import sharp from 'sharp'
import { APIError, type CollectionBeforeOperationHook } from 'payload'

/** More than any camera of the agency makes; what a picture of few kB may unfold to is otherwise without end. */
export const MOST_PIXELS = 50_000_000

export const TOO_MANY_PIXELS = 'Cette image est trop grande\u00a0: 50\u00a0millions de pixels au plus.'
export const BAD_FILE_NAME = 'Le nom de ce fichier contient un caractère interdit.'

/** Reads the size that a picture announces, which costs nothing, before anything unfolds it. */
export const refuseUnreadablePicture: CollectionBeforeOperationHook = async ({ args, req: { file } }) => {
  if (!file) return args
  if (/\p{Cc}/u.test(file.name)) throw new APIError(BAD_FILE_NAME, 422, null, true)
  const source = file.tempFilePath || file.data
  const size = await sharp(source, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  // What is no picture is refused by Payload, by its kind.
  if (!size) return args
  const { width, height, pages = 1 } = size
  if (width * height * pages > MOST_PIXELS) throw new APIError(TOO_MANY_PIXELS, 422, null, true)
  return args
}
