import { drawEach } from './draw-each'
import { defaultCacheDirectory, provideFiles, type Folders } from './poster-cache'
import { photoFileNames, photoFormat, renderPhotoSet, type PhotoFormat } from './render-photo-set'
import type { Drawing } from './render-poster'

/** A picture of the catalogue and the name its files bear; 4:3 when no format is given. */
export type Illustration = Drawing & { name: string; format?: PhotoFormat }

type Options = {
  illustrations: readonly Illustration[]
  /** Where the files go; those already there are left alone. */
  directory: string
  cacheDirectory?: string
  onProgress?: (progress: { done: number; total: number }) => void
}

/**
 * Puts the files of every illustration (`name-320.webp`…, `name.webp`) into a folder, drawing only what no
 * earlier run drew.
 */
export async function renderAll(options: Options) {
  const { illustrations, directory, cacheDirectory = defaultCacheDirectory(), onProgress } = options
  const folders = { directory, cacheDirectory }
  const counts = { kept: 0, copied: 0, drawn: 0 }
  await drawEach(illustrations, async (illustration) => {
    counts[await providePhotos(illustration, folders)] += 1
    onProgress?.({ done: counts.kept + counts.copied + counts.drawn, total: illustrations.length })
  })
  return counts
}

function providePhotos({ name, format = photoFormat, ...drawing }: Illustration, folders: Folders) {
  const { scene, palette, seed, accents, flora } = drawing
  return provideFiles({
    ...folders,
    request: { scene, palette, seed, accents, flora, format },
    fileNames: photoFileNames(name, format),
    draw: async () => (await renderPhotoSet({ name, drawing, format })).map(({ data }) => data),
  })
}
