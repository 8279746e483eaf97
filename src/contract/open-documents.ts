import * as z from 'zod/mini'
import { definePanelRoute } from './define-route'

/** A document of a collection, or a global, whose number is 0. */
const DocumentName = z.strictObject({ entity: z.string().check(z.maxLength(100)), id: z.int().check(z.minimum(0)) })

/** Says that one has a document open, as long as it is said again each minute; answers who else has. */
export const sayOpen = definePanelRoute({
  method: 'post',
  path: '/upkeep/open-documents',
  auth: 'team',
  body: DocumentName,
  response: z.object({ others: z.array(z.string()) }),
})

/** Says that one has it open no more. */
export const sayClosed = definePanelRoute({
  method: 'post',
  path: '/upkeep/open-documents/close',
  auth: 'team',
  body: DocumentName,
  response: z.object({ ok: z.literal(true) }),
})
