import { useMutation, useQuery } from '@tanstack/react-query'
import { Bookmark, CircleCheck } from 'lucide'
import type { LevelAnswers } from '@/storefront/lib/storage/level-answers'
import { MINE, queryClient } from '@/storefront/lib/api/query-client'
import { useSession } from '@/storefront/lib/session/hook'
import { askLogin } from '@/storefront/lib/session/store'
import { Button } from '@/storefront/ui/button'
import { FieldError } from '@/storefront/ui/field-error'
import { Icon } from '@/storefront/ui/icon'
import { SiteLink } from '@/storefront/ui/site-link'
import { loadOwnLevel, saveLevel } from '../api/own-level-calls'
import { keepLevelWish } from '../rules/level-wish'
import { useWishedSave } from './use-wished-save'

/** Keeps the result in the profile of who wants it: a visitor signs in or up first, and finds it kept. */
export const SaveLevel = ({ own }: { own: LevelAnswers }) => {
  const { user } = useSession()
  const queryKey = [MINE, 'own-level', user?.id]
  const { data } = useQuery({ queryKey, queryFn: loadOwnLevel, enabled: user !== null, retry: 1 }, queryClient())
  const { mutate, isPending, error } = useMutation(
    {
      mutationFn: () => saveLevel(own),
      onSuccess: async (answer) => {
        // What was read before the saving must not replace what is kept now.
        await queryClient().cancelQueries({ queryKey })
        queryClient().setQueryData(queryKey, answer)
      },
    },
    queryClient(),
  )
  useWishedSave(mutate)

  const press = () => {
    if (isPending) return
    if (user) {
      mutate()
      return
    }
    keepLevelWish()
    askLogin()
  }

  const isSaved = user !== null && isSame({ own, saved: data?.saved ?? null })
  return (
    <div className="crest__save">
      <p role="status">
        {isSaved && (
          <>
            <Icon of={CircleCheck} /> Enregistré dans ton profil.{' '}
            <SiteLink className="crest__link" href="/my-account">
              Mon compte
            </SiteLink>
          </>
        )}
      </p>
      {!isSaved && (
        <Button look="go" size="lg" onClick={press} aria-disabled={isPending}>
          <Icon of={Bookmark} />
          Enregistrer dans mon profil
        </Button>
      )}
      <div role="alert">{error && <FieldError>{error.message}</FieldError>}</div>
    </div>
  )
}

type Saved = { version: string; answers: Record<string, number | null> } | null

const isSame = ({ own, saved }: { own: LevelAnswers; saved: Saved }): boolean => {
  if (saved?.version !== own.version) return false
  const ids = new Set([...Object.keys(own.answers), ...Object.keys(saved.answers)])
  return [...ids].every((id) => own.answers[id] === saved.answers[id])
}
