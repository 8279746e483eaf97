import { availableParallelism } from 'node:os'
import { mapInParallel } from './map-in-parallel'
import { defaultCacheDirectory, provideFiles, type Folders } from './poster-cache'
import { renderOpenGraph, type Card } from './render-open-graph'
import { photoFileNames, photoFormat, renderPhotoSet, type PhotoFormat } from './render-photo-set'
import type { Drawing } from './render-poster'

/** A picture of the catalogue and the name its files bear; 4:3 when no format is given. */
export type Illustration = Drawing & { name: string; format?: PhotoFormat }

/** A link card and the name its file bears. */
export type NamedCard = Card & { name: string }

type Options = {
  illustrations?: readonly Illustration[]
  cards?: readonly NamedCard[]
  /** Where the files go; those already there are left alone. */
  directory: string
  cacheDirectory?: string
  onProgress?: (progress: { done: number; total: number }) => void
}

/**
 * Puts the files of every illustration (`name-320.webp`…, `name.webp`) and card (`name.jpg`) into a
 * folder, drawing only what no earlier run drew.
 */
export async function renderAll(options: Options) {
  const { illustrations = [], cards = [], directory, cacheDirectory = defaultCacheDirectory(), onProgress } = options
  const folders = { directory, cacheDirectory }
  const tasks = [
    ...illustrations.map((illustration) => () => providePhotos(illustration, folders)),
    ...cards.map((card) => () => provideCard(card, folders)),
  ]
  const counts = { kept: 0, copied: 0, drawn: 0 }
  const work = async (task: () => ReturnType<typeof provideFiles>) => {
    counts[await task()] += 1
    onProgress?.({ done: counts.kept + counts.copied + counts.drawn, total: tasks.length })
  }
  // One more than the cores: a picture is drawn while others are compressed.
  await mapInParallel(tasks, { limit: availableParallelism() + 1, work })
  return counts
}

function providePhotos({ name, format = photoFormat, ...drawing }: Illustration, folders: Folders) {
  const { scene, palette, seed, accents } = drawing
  return provideFiles({
    ...folders,
    request: { scene, palette, seed, accents, format },
    fileNames: photoFileNames(name, format),
    draw: async () => (await renderPhotoSet({ name, drawing, format })).map(({ data }) => data),
  })
}

function provideCard({ name, ...card }: NamedCard, folders: Folders) {
  return provideFiles({
    ...folders,
    request: { card },
    fileNames: [`${name}.jpg`],
    draw: async () => [await renderOpenGraph(card)],
  })
}
