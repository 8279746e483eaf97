'use client'

import { skipToken, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError } from '@/storefront/lib/api/api-error'
import { useLinkToken } from '@/storefront/lib/api/link-token-hook'
import { MINE, queryClient, WHILE_SHOWN } from '@/storefront/lib/api/query-client'
import { Button } from '@/storefront/ui/button'
import { EmptyState } from '@/storefront/ui/empty-state'
import { LinkButton } from '@/storefront/ui/link-button'
import { LoadingText } from '@/storefront/ui/loading-text'
import { loadChange, loadChoice, type QuestionSource } from '../api/question-calls'
import { CancellationChoice } from './cancellation-choice'
import { ContractChange } from './contract-change'

const CHOICE = {
  name: 'cancellation-choice',
  load: loadChoice,
  loading: 'Chargement de tes choix…',
  gone: 'Il n’y a rien à choisir ici',
}
const CHANGE = {
  name: 'contract-change',
  load: loadChange,
  loading: 'Chargement de la modification…',
  gone: 'Il n’y a pas de modification ici',
}

type PageProps = { reservationId?: number | undefined }

/** The choice after a cancellation: of a reservation of the person who is signed in, or the one that a private link opens. */
export const ChoicePage = ({ reservationId }: PageProps) => (
  <WithSource reservationId={reservationId}>
    {(source) => (
      <Loaded source={source} {...CHOICE}>
        {(question) => <CancellationChoice {...question} />}
      </Loaded>
    )}
  </WithSource>
)

/** The change of a contract: of a reservation of the person who is signed in, or the one that a private link opens. */
export const ChangePage = ({ reservationId }: PageProps) => (
  <WithSource reservationId={reservationId}>
    {(source) => (
      <Loaded source={source} {...CHANGE}>
        {(question) => <ContractChange {...question} />}
      </Loaded>
    )}
  </WithSource>
)

type Render = (source: QuestionSource | null) => ReactNode

const WithSource = ({ reservationId, children }: PageProps & { children: Render }) =>
  reservationId === undefined ? <WithLink>{children}</WithLink> : children({ reservationId })

const WithLink = ({ children }: { children: Render }) => {
  const token = useLinkToken({ bearsReload: true })
  return children(token === undefined ? null : { linkToken: token })
}

type LoadedProps<Detail> = {
  source: QuestionSource | null
  name: string
  load: (source: QuestionSource) => Promise<Detail>
  loading: string
  gone: string
  children: (question: { source: QuestionSource; loaded: Detail; onRefresh: () => Promise<unknown> }) => ReactNode
}

const Loaded = <Detail,>({ source, name, load, loading, gone, children }: LoadedProps<Detail>) => {
  const { data, error, refetch } = useQuery(
    {
      queryKey: [MINE, name, JSON.stringify(source)],
      queryFn: source === null ? skipToken : () => load(source),
      retry: false,
      ...WHILE_SHOWN,
    },
    queryClient(),
  )
  if (data && source) return children({ source, loaded: data, onRefresh: () => refetch() })
  if (!error) return <LoadingText>{loading}</LoadingText>
  const isGone = error instanceof ApiError && error.status === 404
  return (
    <EmptyState
      title={isGone ? gone : 'Cette page n’a pas pu être chargée'}
      action={
        isGone ? (
          <LinkButton look="go" href="/my-expeditions">
            Mes réservations
          </LinkButton>
        ) : (
          <Button look="go" onClick={() => void refetch()}>
            Réessayer
          </Button>
        )
      }
    >
      <p>{isGone ? 'Reprends le lien du dernier message reçu, ou connecte-toi à ton compte.' : error.message}</p>
    </EmptyState>
  )
}
