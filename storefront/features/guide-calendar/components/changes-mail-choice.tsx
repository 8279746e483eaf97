'use client'

import { useMutation, useQuery } from '@tanstack/react-query'
import { getGuideNews, setGuideNews, type GuideNews } from '@/contract/guide-calendar'
import { callApi } from '@/storefront/lib/api/call-api'
import { MINE, queryClient, WHILE_SHOWN } from '@/storefront/lib/api/query-client'
import { sessionToken } from '@/storefront/lib/session/token'
import { ChoiceRow } from '@/storefront/ui/choice-row'

/** How one is told of departures that are given, taken off or moved. */
export const ChangesMailChoice = ({ userId }: { userId: number | undefined }) => {
  const key = [MINE, 'guide-news', userId]
  const { data } = useQuery(
    { queryKey: key, ...WHILE_SHOWN, queryFn: async () => callApi(getGuideNews, { token: await sessionToken() }) },
    queryClient(),
  )
  const { mutate, isPending, error } = useMutation(
    {
      mutationFn: async (body: Pick<GuideNews, 'changes'>) =>
        callApi(setGuideNews, { body, token: await sessionToken() }),
      onSuccess: (saved) => {
        queryClient().setQueryData(key, saved)
      },
    },
    queryClient(),
  )
  if (!data) return null
  return (
    <fieldset className="gcal-link" disabled={isPending}>
      <legend className="sr-only">Quand un de tes départs change</legend>
      <h3 aria-hidden="true">Quand un de tes départs change</h3>
      {WAYS.map(({ changes, title, note }) => (
        <ChoiceRow
          key={changes}
          name="changes-mail"
          title={title}
          note={note}
          checked={data.changes === changes}
          onChange={() => {
            mutate({ changes })
          }}
        />
      ))}
      {error && <p role="alert">{error.message}</p>}
    </fieldset>
  )
}

const WAYS = [
  { changes: 'at_once', title: 'Un mail tout de suite', note: 'À chaque départ confié, retiré ou déplacé.' },
  { changes: 'daily', title: 'Un seul mail, le matin', note: 'À 7\u00a0h, tout ce qui a changé depuis la veille.' },
] as const
