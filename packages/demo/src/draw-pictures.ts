import path from 'node:path'
import { writeFile, mkdir } from 'node:fs/promises'
import { fileFolder } from '@/server/platform/files/file-folder'
import { EXPEDITIONS } from './catalogue/expeditions'
import { floraOf } from './catalogue/flora-of'
import { SELECTIONS } from './catalogue/selections'
import type { Illustration as CatalogueIllustration } from './catalogue/catalogue-expedition'
import { drawEach } from './posters/draw-each'
import { GUIDE_PORTRAITS, renderGuidePortrait } from './posters/guide-portraits'
import { defaultCacheDirectory, provideFiles } from './posters/poster-cache'
import { renderAll, type Illustration } from './posters/render-all'
import { renderAvatar } from './posters/render-avatar'
import { knownDrawing } from './posters/render-poster'

export const CUSTOMER_AVATARS = 24

export const mediaDirectory = (): string => fileFolder('media')

/** Name of the nth picture of an expedition, the main one being the first. */
export const pictureName = ({ slug, position }: { slug: string; position: number }): string =>
  position === 0 ? slug : `${slug}-vue-${String(position)}`

type DrawOptions = {
  onProgress: (step: string) => void
  /** How many posters differ, the others repeating them: all, if not said. */
  drawings?: number
}

/** Draws what the catalogue shows into the media folder: posters in all their widths, and portraits. */
export const drawPictures = async ({ onProgress, drawings = Infinity }: DrawOptions): Promise<void> => {
  const directory = mediaDirectory()
  await mkdir(directory, { recursive: true })
  const illustrations = [
    ...EXPEDITIONS.flatMap(({ slug, main, gallery, ...trip }) =>
      [main, ...gallery].map((picture, position) => ({
        ...toIllustration({ name: pictureName({ slug, position }), picture }),
        flora: floraOf(trip),
      })),
    ),
    ...SELECTIONS.map(({ slug, picture }) => toIllustration({ name: `selection-${slug}`, picture })),
  ]
  await renderAll({
    illustrations: illustrations.map((one, at) => ({ ...one, ...illustrations[at % drawings], name: one.name })),
    directory,
    onProgress: ({ done, total }) => {
      if (done % 20 === 0 || done === total) onProgress(`illustrations ${String(done)}/${String(total)}`)
    },
  })
  await drawEach(Object.entries(GUIDE_PORTRAITS), ([slug, portrait]) =>
    provideFiles({
      directory,
      cacheDirectory: defaultCacheDirectory(),
      request: portrait,
      fileNames: [`guide-${slug}.webp`],
      draw: async () => [await renderGuidePortrait(portrait)],
    }),
  )
  const avatars = Array.from({ length: CUSTOMER_AVATARS }, (_, index) => `avatar-${String(index)}`)
  await drawEach(avatars, async (name) => writeFile(path.join(directory, `${name}.webp`), await renderAvatar(name)))
}

const toIllustration = ({ name, picture }: { name: string; picture: CatalogueIllustration }): Illustration => ({
  name,
  ...knownDrawing({ ...picture, seed: name }),
})
