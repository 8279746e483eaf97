import { useQuery } from '@tanstack/react-query'
import { Laptop, Smartphone, Tablet } from 'lucide'
import { useState } from 'react'
import { refusalOf } from '@/storefront/lib/api/api-error'
import { MINE, queryClient, WHILE_SHOWN } from '@/storefront/lib/api/query-client'
import { Badge } from '@/storefront/ui/badge'
import { Button } from '@/storefront/ui/button'
import { FieldError } from '@/storefront/ui/field-error'
import { Icon } from '@/storefront/ui/icon'
import { endOtherSessions, endSession, loadSessions } from '../api/account-page-calls'
import { sessionLine } from '../rules/session-line'
import { AccountBox } from './account-box'

/** The devices on which one is signed in, each with its end. */
export const DevicesBox = () => {
  const [error, setError] = useState<string>()
  const { data: sessions = [], refetch } = useQuery(
    { queryKey: [MINE, 'sessions'], queryFn: loadSessions, ...WHILE_SHOWN },
    queryClient(),
  )
  const end = async (act: () => Promise<unknown>) => {
    setError(undefined)
    try {
      await act()
    } catch (refusal) {
      setError(refusalOf(refusal).error)
    }
    await refetch()
  }
  return (
    <AccountBox title="Tes appareils connectés">
      <ul className="stack">
        {sessions.map((session) => (
          <li key={session.id} className="row">
            <Icon of={glyphOf(session.device)} className="device__glyph" />
            <p className="device__what">
              <b className="own-line">{session.device}</b>
              <small className="soft device__line">{sessionLine(session)}</small>
            </p>
            {session.is_current ? (
              <Badge tone="ok">Cet appareil</Badge>
            ) : (
              <Button
                look="line"
                size="sm"
                onClick={() => end(() => endSession(session.id))}
                aria-label={`Déconnecter ${session.device}`}
              >
                Déconnecter
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button look="ghost" size="sm" className="device__others" onClick={() => end(endOtherSessions)}>
          Déconnecter tous les autres
        </Button>
      )}
      {error && <FieldError>{error}</FieldError>}
    </AccountBox>
  )
}

const glyphOf = (device: string) => {
  if (/iPhone|Android/.test(device)) return Smartphone
  return device.includes('iPad') ? Tablet : Laptop
}
