import * as z from 'zod/mini'
import { formatCount } from '@/domain/text/plural'
import { holdsLink, NAME_MAX_LENGTH, NAME_WITH_LINK } from '@/domain/travelers/person-name'
import { cleanLine, cleanText, isVisible } from '@/domain/text/plain-text'
import { isLongerThan, mostUnits, textLength } from '@/domain/text/text-length'

/** A text that is cleaned before its length is counted. One that is far too long is refused first, and no other check runs. */
export const typedText = ({ max, message = atMost(max) }: { max: number; message?: string }) =>
  z.string().check(z.maxLength(mostUnits(max), { error: message, abort: true }))

const atMost = (max: number): string => `${formatCount(max, 'caractère')} au plus.`

/** Plain text that people write for others to read, cleaned before its length is counted. */
export const freeText = ({ min = 1, max }: { min?: number; max: number }) => {
  const message = `C’est trop long\u00a0: ${atMost(max)}`
  return typedText({ max, message })
    .check(
      z.overwrite(cleanText),
      z.refine(isVisible, 'Écris quelques mots.'),
      z.refine(
        (text) => textLength(text) >= min || !isVisible(text),
        `Écris au moins ${formatCount(min, 'caractère')}.`,
      ),
      z.refine((text) => !isLongerThan({ text, max }), message),
    )
    .register(z.globalRegistry, { minLength: min, maxLength: max })
}

/** One line of text, cleaned before its length is counted; it may be empty. */
export const lineText = ({ max }: { max: number }) => boundedText({ max, clean: cleanLine })

/** A text of several lines, cleaned before its length is counted; it may be empty. */
export const plainText = ({ max }: { max: number }) => boundedText({ max, clean: cleanText })

const boundedText = ({ max, clean }: { max: number; clean: (text: string) => string }) =>
  typedText({ max })
    .check(
      z.overwrite(clean),
      z.refine((text) => !isLongerThan({ text, max }), atMost(max)),
    )
    .register(z.globalRegistry, { maxLength: max })

/** A name of a person, on one line, which may be empty: it leads nowhere when a mail greets by it. */
export const optionalName = ({ max = NAME_MAX_LENGTH }: { max?: number } = {}) =>
  lineText({ max }).check(z.refine((name) => !holdsLink(name), NAME_WITH_LINK))

/** A name of a person, on one line. */
export const nameText = ({ max }: { max?: number } = {}) =>
  optionalName({ max })
    .check(z.refine(isVisible, 'Ce nom est vide ou illisible.'))
    .register(z.globalRegistry, { minLength: 1 })
