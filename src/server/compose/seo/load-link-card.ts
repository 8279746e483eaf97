import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Expedition } from '@/contract/expeditions'
import { addressedFile } from '@/domain/pictures/file-address'
import { levelName } from '@/domain/catalogue/level-name'
import { formatCount } from '@/domain/text/plural'
import { formatPrice } from '@/domain/text/price'
import { findExpedition } from '@/server/features/catalogue/expeditions/find-expedition'
import { cached } from '@/server/platform/cache/cached'
import { fileFolder } from '@/server/platform/files/file-folder'
import { findBySlug } from '../pages/find-by-slug'
import { renderLinkCard } from './render-link-card'

/** The link card of a published expedition as a JPEG file, drawn anew when it changes; null when the slug is unknown. */
export const loadLinkCard = async (slug: string): Promise<Buffer<ArrayBuffer> | null> => {
  const found = await findBySlug(slug)
  if (!found) return null
  // The cache keeps text.
  const card = await cached({
    key: ['link-card', String(found.id)],
    tags: [`expedition:${found.id}`],
    load: async () => {
      const expedition = await findExpedition(String(found.id))
      return expedition && (await draw(expedition)).toString('base64')
    },
  })
  return card === null ? null : Buffer.from(card, 'base64')
}

const draw = async ({ name, duration_days, country_1, level, min_price, photos }: Expedition): Promise<Buffer> => {
  const photo = await readPhoto(photos[0]?.url)
  if (!photo) return readFile(brandFile('open-graph.jpg'))
  const { level_number } = level
  return renderLinkCard({
    photo,
    logo: await readFile(brandFile('lagopede-logo-inverse.svg'), 'utf8'),
    title: name,
    facts: [
      `${formatCount(duration_days, 'jour')}, ${country_1.name}`,
      `Niveau ${level_number}/5, ${levelName(level_number).toLowerCase()}`,
    ],
    price: formatPrice(min_price),
  })
}

const readPhoto = async (url = ''): Promise<Buffer | null> => {
  const file = addressedFile(url.replace(/-640\.webp$/, '-1280.webp'))
  return file && readFile(path.join(fileFolder(file.collection), file.name)).catch(() => null)
}

const brandFile = (name: string): string => path.join(/* turbopackIgnore: true */ process.cwd(), 'public/brand', name)
