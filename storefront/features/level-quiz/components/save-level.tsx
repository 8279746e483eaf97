import { useMutation, useQuery } from '@tanstack/react-query'
import { Bookmark, CircleCheck } from 'lucide'
import { useEffect, useRef } from 'react'
import { OWN_LEVEL } from '@/contract/catalogue-addresses'
import { OWN_LEVEL_SAVE } from '@/contract/page-addresses'
import type { getOwnLevel, saveOwnLevel } from '@/contract/own-level'
import { isSigningIn } from '@/domain/accounts/login-status'
import type { KeptAnswers } from '@/domain/travelers/own-levels'
import { callApi } from '@/storefront/lib/api/call-api'
import { MINE, queryClient } from '@/storefront/lib/api/query-client'
import { useSession } from '@/storefront/lib/session/hook'
import { askLogin, readSession } from '@/storefront/lib/session/store'
import { readTab, SESSION_KEYS, writeTab } from '@/storefront/lib/storage/browser-storage'
import type { LevelAnswers } from '@/storefront/lib/storage/level-answers'
import { Button } from '@/storefront/ui/button'
import { FieldError } from '@/storefront/ui/field-error'
import { Icon } from '@/storefront/ui/icon'
import { SiteLink } from '@/storefront/ui/site-link'

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

const token = () => readSession().user?.token

const loadOwnLevel = () => callApi<typeof getOwnLevel>(OWN_LEVEL, { token: token() })

const saveLevel = ({ version, answers }: { version: string; answers: KeptAnswers }) =>
  callApi<typeof saveOwnLevel>(OWN_LEVEL_SAVE, { body: { version, answers }, token: token() })

/** Saves, once signed in, the level whose saving opened the login flow; who closes it saves nothing. */
const useWishedSave = (save: () => void) => {
  const { status, user } = useSession()
  const userId = user?.id
  const wasSigningIn = useRef(false)

  useEffect(() => {
    if (status === 'logout' && wasSigningIn.current) forgetLevelWish()
    wasSigningIn.current = isSigningIn(status)
  }, [status])

  useEffect(() => {
    if (userId !== undefined && takeLevelWish()) save()
    // Once for each person: `save` is another at each rendering.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [userId])
}

/** Long enough to sign up, or to come back from a provider. */
const PATIENCE_MS = 30 * 60_000

/** Keeps that a visitor asked for their level to be saved, until they are signed in. */
const keepLevelWish = (): void => writeTab(SESSION_KEYS.levelSaveAsked, String(Date.now()))

const forgetLevelWish = (): void => writeTab(SESSION_KEYS.levelSaveAsked, null)

/** Whether it was asked for, once; not when it is too old to be remembered. */
const takeLevelWish = (): boolean => {
  const asked = Number(readTab(SESSION_KEYS.levelSaveAsked) ?? 0)
  forgetLevelWish()
  return Date.now() - asked < PATIENCE_MS
}
