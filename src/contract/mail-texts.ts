import * as z from 'zod/mini'
import { definePanelRoute } from './define-route'

const words = z.string().check(z.maxLength(20_000))

const MailTextPreview = z.object({
  /** As it would leave, with sample facts; null while the text can't serve. */
  mail: z.nullable(z.object({ to: z.string(), subject: z.string(), html: z.string(), text: z.string() })),
  /** Why the text can't serve, by the field of the form. */
  faults: z.array(z.object({ path: z.enum(['subject', 'title', 'preview', 'body']), message: z.string() })),
  /** What a text may name, with what stands for it in the sample. */
  facts: z.array(z.object({ name: z.string(), sample: z.string(), is_required: z.boolean(), is_block: z.boolean() })),
})
export type MailTextPreview = z.infer<typeof MailTextPreview>

/** Shows a mail in a text that is not saved; 404 for a mail that the site does not send. */
export const previewMailText = definePanelRoute({
  method: 'post',
  path: '/upkeep/mail-texts/preview',
  auth: 'marketing',
  body: z.strictObject({
    kind: z.string().check(z.maxLength(60)),
    subject: words,
    title: words,
    preview: words,
    body: words,
  }),
  response: MailTextPreview,
})
