import * as z from 'zod/mini'
import { INVOICE_KINDS } from '@/domain/ledger/next-invoices'
import { definePanelRoute } from './define-route'
import { PathId } from './whole-numbers'

export const OwnInvoice = z
  .object({
    id: z.int(),
    number: z.string(),
    kind: z.enum(INVOICE_KINDS),
    issued_on: z.iso.date(),
    amount: z.number().check(z.describe('Euros.')),
  })
  .register(z.globalRegistry, {
    id: 'Invoice',
    description: 'An invoice or credit note of a reservation; the sum of a credit note is the amount deducted.',
  })
export type OwnInvoice = z.infer<typeof OwnInvoice>

const DeskInvoice = z.object({
  id: z.int(),
  number: z.string(),
  kind: z.enum(INVOICE_KINDS),
  issued_on: z.iso.date(),
  amount_cents: z.int(),
  reservation_id: z.int(),
  reservation_number: z.string(),
})
export type DeskInvoice = z.infer<typeof DeskInvoice>

/** The invoices and credit notes of a reservation, or of an account, oldest first; 500 at most. */
export const listInvoices = definePanelRoute({
  method: 'get',
  path: '/reservations/invoices',
  auth: 'staff',
  query: z.object({ reservation: z.optional(PathId), user: z.optional(PathId) }),
  response: z.object({ invoices: z.array(DeskInvoice) }),
})

/** An invoice or a credit note on paper. */
export const getInvoicePaper = definePanelRoute({
  method: 'get',
  path: '/reservations/invoices/:id/paper.pdf',
  auth: 'staff',
  params: z.object({ id: PathId }),
  response: z.object({ filename: z.string(), content: z.string() }),
  file: 'application/pdf',
})
