import { Mountain } from 'lucide'
import type { ReactNode } from 'react'
import type { LevelNotice } from '@/contract/party'
import { legalVersionPath } from '@/domain/legal/legal-documents'
import { CheckboxRow } from '@/storefront/ui/checkbox-row'
import { FieldError } from '@/storefront/ui/field-error'
import { Note } from '@/storefront/ui/note'
import type { Tunnel } from '../api/use-tunnel'
import { listTravelers } from '../rules/list-travelers'
import { isKidsTrip } from '../rules/party'
import { travelerTitle } from '../rules/traveler-title'

type LevelWarningProps = {
  tunnel: Tunnel
  notice: LevelNotice
  /** How to speak with the agency. */
  help?: ReactNode
  isAccepted: boolean
  isAsked: boolean
  onChange: (isAccepted: boolean) => void
}

/** For whom the trip is too much by two levels or more, the ways out, and the one tick that the contract keeps. */
export const LevelWarning = ({ tunnel, notice, help, isAccepted, isAsked, onChange }: LevelWarningProps) => {
  const { cart, pending } = tunnel
  const demand = cart.expedition.level_number
  const travelers = listTravelers({ cart, typed: pending.participants })
  const isMissing = isAsked && !isAccepted
  return (
    <Note tone="warn" icon={Mountain}>
      <p>
        <b>Parlons-en.</b> Cette aventure demande un niveau {demand}/5.
      </p>
      <ul className="level-gaps">
        {notice.gaps.map(({ position, level }) => (
          <li key={position}>
            {travelers[position - 1]?.first_name ||
              travelerTitle({ index: position - 1, firstName: null, isKids: isKidsTrip(cart.expedition) })}
            {'\u00a0'}: niveau {level}/5
          </li>
        ))}
      </ul>
      <p>
        {help && (
          <>
            Le mieux est d’en parler avec nous{'\u00a0'}: {help}.{' '}
          </>
        )}
        <a className="link" href={`/expeditions?level=${levelsWithin(notice)}`}>
          Voir les aventures à cette portée
        </a>
        .
      </p>
      <CheckboxRow
        id="accepte-ecart"
        checked={isAccepted}
        aria-invalid={isMissing}
        aria-describedby="manque-ecart"
        onChange={({ target }) => onChange(target.checked)}
      >
        J’ai lu l’
        <a
          className="link"
          href={legalVersionPath({ kind: 'level_notice', version: notice.version })}
          target="_blank"
          rel="noopener"
        >
          avertissement sur le niveau<span className="sr-only">, nouvel onglet</span>
        </a>{' '}
        et je réserve en connaissance de cause.
      </CheckboxRow>
      <div id="manque-ecart">{isMissing && <FieldError>Coche cette case pour commander</FieldError>}</div>
    </Note>
  )
}

/** What everyone can do: up to the level of the weakest. */
const levelsWithin = ({ gaps }: LevelNotice): string =>
  Array.from({ length: Math.min(...gaps.map(({ level }) => level)) + 1 }, (_, level) => level).join(',')
