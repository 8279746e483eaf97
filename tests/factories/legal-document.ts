import type { Payload } from 'payload'
import type { LegalDocument } from '@/payload-types'
import { toRichText } from '@lagopede/demo/rich-text'

/** A version of the terms of sale, published and in force since 2020 when nothing else is said. */
export const createLegalDocument = (
  payload: Payload,
  { day = '2020-01-01', ...data }: Partial<LegalDocument> & { day?: string } = {},
): Promise<LegalDocument> =>
  payload.create({
    collection: 'legal-documents',
    data: {
      kind: 'terms_of_sale',
      version: '2020-01',
      status: 'published',
      body: toRichText([{ heading: 'Réserver' }, 'Un paragraphe.']),
      ...data,
      effective_on: `${day}T12:00:00.000Z`,
    },
  })
