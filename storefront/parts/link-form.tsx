import { useState, type ReactNode } from 'react'
import { tokenAtPress, useLinkToken } from '@/storefront/lib/api/link-token-hook'
import { useAccountForm } from '@/storefront/lib/forms/form-hook'
import { Button } from '@/storefront/ui/button'
import { MissingLink } from '@/storefront/ui/missing-link'
import { Note } from '@/storefront/ui/note'

/** What a button of the form does; its answer is what the page says then, undefined where another page follows. */
type Act = (token: string) => Promise<string | undefined>

type LinkFormProps = {
  confirm: { name: string; act: Act }
  refuse: Act
  /** Where to go without the link, or when it is over. */
  help?: ReactNode
}

/** The form that the private link of a mail opens: one press confirms, another says that it is not them. */
export const LinkForm = ({ confirm, refuse, help }: LinkFormProps) => {
  const token = useLinkToken()
  const [error, setError] = useState<string>()
  const [outcome, setOutcome] = useState<string>()
  const formOf = (act: Act) => ({
    send: async () => {
      setError(undefined)
      setOutcome(await act(tokenAtPress(token)))
    },
    onRefusal: (refusal: { error: string }) => setError(refusal.error),
  })
  const confirmation = useAccountForm(formOf(confirm.act))
  const refusal = useAccountForm(formOf(refuse))
  if (token === '') {
    return (
      <div className="link-form">
        <MissingLink>{help}</MissingLink>
      </div>
    )
  }
  if (outcome !== undefined) {
    return (
      <Note tone="ok" role="status">
        {outcome}
      </Note>
    )
  }
  return (
    <div className="stack link-form">
      {error && (
        <Note tone="danger" role="alert">
          <p>{error}</p>
          {help}
        </Note>
      )}
      <form method="post" onSubmit={confirmation.submit}>
        <Button type="submit" look="go" size="lg" block aria-disabled={confirmation.isSending}>
          {confirm.name}
        </Button>
      </form>
      <form method="post" onSubmit={refusal.submit}>
        <Button type="submit" look="line" block aria-disabled={refusal.isSending}>
          Ce n’est pas moi
        </Button>
      </form>
    </div>
  )
}
