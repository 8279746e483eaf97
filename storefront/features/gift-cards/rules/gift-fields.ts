import type { GiftDraft, GiftErrors } from './gift-draft'

/** What each part of the form is given. */
export type GiftFields = {
  draft: GiftDraft
  errors: GiftErrors
  change: (part: Partial<GiftDraft>) => void
}

type TextName = 'recipientName' | 'giverName' | 'recipientEmail' | 'sendOn' | 'buyerEmail' | 'other'

/** The value of a text field, what happens as it is typed, and what is wrong with it. */
export const textField = (
  { draft, errors, change }: GiftFields,
  { name, error }: { name: TextName; error: keyof GiftErrors },
) => ({
  value: draft[name],
  onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  ...(errors[error] && { error: errors[error] }),
})
