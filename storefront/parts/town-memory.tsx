import { useMutation } from '@tanstack/react-query'
import { OWN_TOWN_REMOVAL, OWN_TOWN_SAVE } from '@/contract/page-addresses'
import type { forgetOwnTown, saveOwnTown } from '@/contract/own-town'
import { PARIS, type Town } from '@/domain/places/town'
import { callApi } from '@/storefront/lib/api/call-api'
import { queryClient } from '@/storefront/lib/api/query-client'
import { useSession } from '@/storefront/lib/session/hook'
import { useOwnTown, savedTownKey } from '@/storefront/lib/storage/own-town'
import { Button } from '@/storefront/ui/button'
import { FieldError } from '@/storefront/ui/field-error'

type TownMemoryProps = {
  town: Town | null
  /** Forgets the town in this browser. */
  onForget: () => void
}

const WORDS = {
  account: 'Ta ville est enregistrée dans ton compte.',
  browser:
    'Ta ville est gardée dans ce navigateur. Le site en reçoit le code le temps d’un calcul, et ne le retient pas.',
  address: 'Cette ville est celle de l’adresse de la page\u00a0: ce navigateur ne la garde pas.',
}

/** Where the town is kept: in this browser, in the account by a choice of its own, and in neither after one press. */
export const TownMemory = ({ town, onForget }: TownMemoryProps) => {
  const { user } = useSession()
  const { here, saved } = useOwnTown()
  const { mutate, isPending, error } = useSavedTown()
  if (!town) {
    return <p className="town__kept">Sans ville, les trajets sont comptés depuis {PARIS.name}.</p>
  }
  const isSaved = keptIn({ code: town.code, here, saved }) === 'account'
  const forget = () => {
    if (saved) mutate(null, { onSuccess: onForget })
    else onForget()
  }
  return (
    <div className="town__kept">
      <p>{WORDS[keptIn({ code: town.code, here, saved })]}</p>
      {error && <FieldError>{error.message}</FieldError>}
      <div className="town__acts">
        {user && !isSaved && (
          <Button look="line" size="sm" aria-disabled={isPending} onClick={() => !isPending && mutate(town.code)}>
            L’enregistrer dans mon compte
          </Button>
        )}
        <Button look="ghost" size="sm" aria-disabled={isPending} onClick={() => !isPending && forget()}>
          Oublier {town.name}
        </Button>
      </div>
    </div>
  )
}

const keptIn = ({ code, here, saved }: { code: string; here: Town | null; saved: Town | null }): keyof typeof WORDS => {
  if (saved?.code === code) return 'account'
  return here?.code === code ? 'browser' : 'address'
}

/** Saves a town to the account, or takes it out of it for `null`. */
const useSavedTown = () => {
  const { user } = useSession()
  const token = user?.token
  return useMutation(
    {
      mutationFn: (code: string | null) =>
        code === null
          ? callApi<typeof forgetOwnTown>(OWN_TOWN_REMOVAL, { token })
          : callApi<typeof saveOwnTown>(OWN_TOWN_SAVE, { token, body: { code } }),
      onSuccess: (answer) => queryClient().setQueryData(savedTownKey(user?.id), answer),
    },
    queryClient(),
  )
}
