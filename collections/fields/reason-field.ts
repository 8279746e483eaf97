import type { TextField } from 'payload'
import { text } from 'payload/shared'

/** Why a decision was taken: asked for while the document is in the state so named. */
export const reasonField = ({
  label,
  requiredWhen,
  description,
}: {
  label: string
  requiredWhen: string
  description: string
}): TextField => ({
  name: 'moderation_reason',
  type: 'text',
  label,
  maxLength: 500,
  admin: { position: 'sidebar', description },
  validate: (value: string | null | undefined, options) => {
    const isAsked = (options.siblingData as { status?: unknown }).status === requiredWhen
    return isAsked && !value?.trim() ? 'Dis pourquoi\u00a0: le motif reste dans l’historique.' : text(value, options)
  },
})
