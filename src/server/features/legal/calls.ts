import { keepConsentProof } from '@/contract/consent'
import { getLegalText } from '@/contract/legal'
import { implementRoute } from '@/server/platform/http/implement-route'
import { notFound } from '@/server/platform/http/errors'
import { findLegalText } from './find-legal-text'
import { keepProof } from './keep-consent-proof'

export const LEGAL_ENDPOINTS = [
  implementRoute(getLegalText, async ({ params }) => {
    const text = await findLegalText({ ...params, at: new Date() })
    if (!text) throw notFound('Ce texte n’existe pas.')
    return text
  }),
  implementRoute(keepConsentProof, ({ body, req }) => keepProof({ body, req })),
]
