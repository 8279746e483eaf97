import * as z from 'zod/mini'

/** Who leads a departure, as every answer names a guide; null while nobody does. */
export const LedBy = z.nullable(z.object({ full_name: z.string() }))
