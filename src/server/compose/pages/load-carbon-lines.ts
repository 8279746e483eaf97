import { SLUG_PATTERN } from '@/domain/text/slug'
import { carbonLines } from '@/server/features/carbon/carbon-lines'
import { findTripCarbon } from '@/server/features/carbon/find-trip-carbon'
import { askedDoor } from '@/server/features/carbon/read-door'

type Asked = { slug: string; code: string | undefined }

/** What a published trip emits from a town, line by line, or null; 422 for a code of no town. */
export const loadCarbonLines = async ({ slug, code }: Asked): Promise<{ filename: string; content: string } | null> => {
  if (!SLUG_PATTERN.test(slug)) return null
  const door = await askedDoor(code)
  const carbon = await findTripCarbon({ id: slug, door, isDefault: code === undefined })
  return carbon && { filename: `carbone-${slug}-${door.code}.csv`, content: carbonLines(carbon) }
}
