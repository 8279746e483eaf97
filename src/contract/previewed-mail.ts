import * as z from 'zod/mini'

/** A message that an act of the agency would send, as it will leave. */
export const PreviewedMail = z.object({
  audience: z.enum(['customer', 'invited', 'sharing', 'waitlist', 'guide']),
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
})
export type PreviewedMail = z.infer<typeof PreviewedMail>
