import path from 'node:path'
import { writeFile, mkdir } from 'node:fs/promises'
import { env } from '@/env'
import { EXPEDITIONS } from './catalogue/expeditions'
import { GUIDES } from './catalogue/reference'
import { SELECTIONS } from './catalogue/selections'
import type { Illustration as CatalogueIllustration } from './catalogue/catalogue-expedition'
import { renderAll, type Illustration } from './posters/render-all'
import { knownDrawing } from './posters/render-poster'
import { renderAvatar, type Portrait } from './posters/render-avatar'

export const CUSTOMER_AVATARS = 24

export const mediaDirectory = (): string => path.resolve(env().DATA_DIR, 'media')

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
    ...EXPEDITIONS.flatMap(({ slug, main, gallery }) =>
      [main, ...gallery].map((picture, position) => toIllustration({ name: pictureName({ slug, position }), picture })),
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
  const portraits = [
    ...GUIDES.map(({ slug }) => `guide-${slug}`),
    ...Array.from({ length: CUSTOMER_AVATARS }, (_, index) => `avatar-${String(index)}`),
  ]
  for (const name of portraits)
    await writeFile(path.join(directory, `${name}.webp`), await renderAvatar(portraitOf(name)))
}

const toIllustration = ({ name, picture }: { name: string; picture: CatalogueIllustration }): Illustration => ({
  name,
  ...knownDrawing({ ...picture, seed: name }),
})

const GUIDE_LOOKS: Record<string, 'woman' | 'man'> = {
  'guide-maelle-perrillat': 'woman',
  'guide-yann-le-goff': 'man',
  'guide-ingrid-solberg': 'woman',
  'guide-marco-de-luca': 'man',
  'guide-aurelie-chabert': 'woman',
  'guide-thomas-berger': 'man',
  'guide-lina-haddad': 'woman',
  'guide-bastien-roux': 'man',
  'guide-katarina-novak': 'woman',
  'guide-eilidh-macrae': 'woman',
}

const portraitOf = (name: string): Portrait =>
  name.startsWith('guide-') ? { seed: name, role: 'guide', look: GUIDE_LOOKS[name] } : { seed: name, role: 'customer' }
