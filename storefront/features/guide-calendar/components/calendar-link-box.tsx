'use client'

import { useMutation, useQuery } from '@tanstack/react-query'
import { Copy } from 'lucide'
import { useId, useState } from 'react'
import { getCalendarLink, renewCalendarLink, revokeCalendarLink } from '@/contract/guide-calendar'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { formatLongDate } from '@/domain/days/french-dates'
import { callApi } from '@/storefront/lib/api/call-api'
import { MINE, queryClient, WHILE_SHOWN } from '@/storefront/lib/api/query-client'
import { sessionToken } from '@/storefront/lib/session/token'
import { Button } from '@/storefront/ui/button'
import { Icon } from '@/storefront/ui/icon'
import { showToast } from '@/storefront/ui/toast-store'

/** One's departures in one's own calendar, by a private address that is shown once, drawn anew or closed at will. */
export const CalendarLinkBox = ({ userId }: { userId: number | undefined }) => {
  const title = useId()
  const key = [MINE, 'calendar-link', userId]
  const [url, setUrl] = useState<string | null>(null)
  const { data } = useQuery(
    { queryKey: key, ...WHILE_SHOWN, queryFn: async () => callApi(getCalendarLink, { token: await sessionToken() }) },
    queryClient(),
  )
  const settle = (created_at: string | null, drawn: string | null) => {
    queryClient().setQueryData(key, { created_at })
    setUrl(drawn)
  }
  const renew = useMutation(
    {
      mutationFn: async () => callApi(renewCalendarLink, { token: await sessionToken() }),
      onSuccess: (made) => settle(made.created_at, made.url),
    },
    queryClient(),
  )
  const revoke = useMutation(
    {
      mutationFn: async () => callApi(revokeCalendarLink, { token: await sessionToken() }),
      onSuccess: () => settle(null, null),
    },
    queryClient(),
  )
  if (!data) return null
  const error = renew.error ?? revoke.error
  const isBusy = renew.isPending || revoke.isPending
  return (
    <section className="gcal-link" aria-labelledby={title}>
      <h3 id={title}>Tes départs dans ton agenda</h3>
      <p>
        {data.created_at === null
          ? 'Une adresse privée à donner à ton agenda (Google, Apple, Outlook, Proton)\u00a0: il suit tes départs tout seul.'
          : `Ton adresse privée existe depuis le ${formatLongDate(calendarDayInParis(new Date(data.created_at)))}. Perdue, ou donnée par erreur\u00a0? Renouvelle-la\u00a0: l’ancienne ne répond plus.`}
      </p>
      {url !== null && (
        <div className="gcal-link__drawn">
          <input readOnly value={url} aria-label="Adresse privée" onFocus={({ target }) => target.select()} />
          <Button look="line" size="sm" onClick={() => void copy(url)}>
            <Icon of={Copy} />
            Copier
          </Button>
          <p>Copie-la maintenant{'\u00a0'}: elle ne sera plus montrée. Qui l’a voit tes départs, sans aucun nom.</p>
        </div>
      )}
      {error && <p role="alert">{error.message}</p>}
      <p className="gcal-link__acts">
        <Button look="line" size="sm" disabled={isBusy} onClick={() => renew.mutate()}>
          {data.created_at === null ? 'Créer mon adresse' : 'Renouveler l’adresse'}
        </Button>
        {data.created_at !== null && (
          <Button look="ghost" size="sm" disabled={isBusy} onClick={() => revoke.mutate()}>
            Fermer l’adresse
          </Button>
        )}
      </p>
    </section>
  )
}

const copy = (text: string): Promise<void> =>
  navigator.clipboard.writeText(text).then(
    () => void showToast({ tone: 'success', message: 'Copié.' }),
    () => void showToast({ tone: 'error', message: 'Ton navigateur refuse la copie.' }),
  )
