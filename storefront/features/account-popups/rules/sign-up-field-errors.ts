import { EMAIL_TAKEN, signUpErrorText } from '@/domain/accounts/sign-up-errors'

export type SignUpField = 'first_name' | 'last_name' | 'email' | 'password'
export type SignUpErrors = Partial<Record<SignUpField | 'form', string>>

const FIELDS: string[] = ['first_name', 'last_name', 'email', 'password'] satisfies SignUpField[]

/** Where each error of the sign-up answer stands in the form, in the words of the specification, §8. */
export const signUpFieldErrors = ({
  error,
  errors,
}: {
  error: string
  errors: Array<{ field: string; message: string }>
}): SignUpErrors => {
  if (errors.length === 0) return { form: error }
  const placed: SignUpErrors = {}
  for (const { field, message } of errors) placed[placeOf(field, message)] ??= signUpErrorText(message)
  return placed
}

const placeOf = (field: string, message: string): SignUpField | 'form' => {
  if (FIELDS.includes(field)) return field as SignUpField
  if (message === EMAIL_TAKEN) return 'email'
  return message.startsWith('Password ') ? 'password' : 'form'
}
