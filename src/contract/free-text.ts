import { z } from 'zod'
import { formatCount } from '@/domain/plural'
import { cleanLine, cleanText, isVisible } from '@/domain/plain-text'

/** Plain text that people write for others to read, cleaned before its length is counted. */
export const freeText = ({ min = 1, max }: { min?: number; max: number }) =>
  z
    .string()
    .overwrite(cleanText)
    .refine(isVisible, 'Écris quelques mots.')
    .refine((text) => text.length >= min || !isVisible(text), `Écris au moins ${formatCount(min, 'caractère')}.`)
    .refine((text) => text.length <= max, `C’est trop long\u00a0: ${formatCount(max, 'caractère')} au plus.`)
    .meta({ minLength: min, maxLength: max })

/** A name, on one line. */
export const nameText = ({ max }: { max: number }) =>
  z.string().overwrite(cleanLine).refine(isVisible, 'Ce nom est illisible.').max(max)
