import type { CollectionBeforeValidateHook, CollectionSlug, PayloadRequest } from 'payload'
import { MOST_OF_NOTE, sideNoteFault } from '@/domain/content/block-contents'
import { blockHeadings, type HeadedBlock, headingGap } from '@/domain/text/headings'
import { relationId } from '@/domain/text/relation-id'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { invalidFields } from '../fields/invalid-fields'

type StoredBlock = HeadedBlock & { look?: unknown; image?: unknown; images?: unknown }

/**
 * Refuses to publish what some readers could not follow: headings that skip a level, a note that no margin holds, a picture
 * that nothing describes.
 */
export const validateBlocks =
  (collection: CollectionSlug): CollectionBeforeValidateHook =>
  async ({ data, originalDoc, req }) => {
    const next = { ...originalDoc, ...data } as { _status?: string; blocks?: StoredBlock[] | null }
    if (next._status !== 'published') return data
    const blocks = Array.isArray(next.blocks) ? next.blocks : []
    const message = skippedLevel(blocks) ?? unfitNote(blocks) ?? (await undescribedPicture({ blocks, req }))
    if (message) throw invalidFields({ collection, errors: [{ path: 'blocks', message }], req })
    return data
  }

const skippedLevel = (blocks: StoredBlock[]): string | null => {
  const headings = blockHeadings(blocks)
  const gap = headingGap(headings.map(({ level }) => level))
  const heading = gap === null ? undefined : headings[gap]
  if (!heading) return null
  return `Bloc ${String(heading.block + 1)}\u00a0: un titre de niveau ${String(heading.level)} ne suit aucun titre de niveau ${String(heading.level - 1)}.`
}

const unfitNote = (blocks: StoredBlock[]): string | null => {
  const faults = blocks.map(sideNoteFault)
  const first = faults.findIndex((fault) => fault !== null)
  if (first === -1) return null
  const what =
    faults[first] === 'titled'
      ? 'une note en marge n’a pas de titre. Écris son nom en gras.'
      : `une note en marge a au plus ${String(MOST_OF_NOTE)} caractères. Le reste va dans le texte.`
  return `Bloc ${String(first + 1)}\u00a0: ${what}`
}

const undescribedPicture = async ({
  blocks,
  req,
}: {
  blocks: StoredBlock[]
  req: PayloadRequest
}): Promise<string | null> => {
  const pictures = blocks.flatMap((block, index) => picturesOf(block).map((id) => ({ block: index + 1, id })))
  if (pictures.length === 0) return null
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<{ filename: string; id: number }>(sql`
    select filename, id from media
    where id in (select value::int from json_array_elements_text(${JSON.stringify(pictures.map(({ id }) => id))}::json))
      and coalesce(trim(alt), '') = '' order by id limit 1`)
  const [bare] = rows
  if (!bare) return null
  const { block } = pictures.find(({ id }) => id === bare.id) ?? { block: 0 }
  return `Bloc ${String(block)}\u00a0: l’image «\u00a0${bare.filename}\u00a0» n’a pas de description. Écris ce que l’on y voit, dans Images.`
}

/** What a picture or a gallery shows; the pictures of other blocks stand beside words that say the same. */
const picturesOf = ({ blockType, image, images }: StoredBlock): number[] => {
  if (blockType === 'picture') return [relationId(image)].filter((id) => id !== null)
  return blockType === 'gallery' && Array.isArray(images) ? images.map(relationId).filter((id) => id !== null) : []
}
