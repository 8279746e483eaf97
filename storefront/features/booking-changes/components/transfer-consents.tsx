import type { ReactNode } from 'react'
import type { ReservationChanges } from '@/contract/reservation-changes'
import { legalVersionPath, type LegalKind } from '@/domain/legal/legal-documents'
import { CheckboxRow } from '@/storefront/ui/checkbox-row'
import { SumLine } from '@/storefront/parts/sum-line'

type Accepted = { notice: boolean; level: boolean }

/** The cost of handing a place over, and the texts that are accepted with it: nothing is ticked for anybody. */
export const TransferConsents = ({
  transfer,
  isFar,
  demand,
  accepted,
  onChange,
}: {
  transfer: ReservationChanges['transfer']
  isFar: boolean
  demand: number
  accepted: Accepted
  onChange: (accepted: Accepted) => void
}) => (
  <>
    <dl className="dash-sums">
      <SumLine label="Frais réels de la cession" note="Ajoutés à ton total, rien d’autre" amount={transfer.cost} />
    </dl>
    <p className="small soft">
      Entre vous, l’argent se règle comme vous voulez. S’il reste un solde, vous en répondez tous les deux. Chacun
      reçoit un accusé de réception, avec la date et l’heure.
    </p>
    {transfer.notice_version !== null && (
      <CheckboxRow
        checked={accepted.notice}
        onChange={({ target }) => onChange({ ...accepted, notice: target.checked })}
      >
        J’ai lu les{' '}
        <TextLink kind="transfer_notice" version={transfer.notice_version}>
          conditions de la cession
        </TextLink>
        , et la personne qui prend la place est d’accord.
      </CheckboxRow>
    )}
    {isFar && transfer.level_notice_version !== null && (
      <CheckboxRow checked={accepted.level} onChange={({ target }) => onChange({ ...accepted, level: target.checked })}>
        Cette aventure demande un niveau {demand}/5{'\u00a0'}: j’ai lu l’
        <TextLink kind="level_notice" version={transfer.level_notice_version}>
          avertissement sur le niveau
        </TextLink>{' '}
        et je cède la place en connaissance de cause.
      </CheckboxRow>
    )}
  </>
)

const TextLink = ({ kind, version, children }: { kind: LegalKind; version: string; children: ReactNode }) => (
  <a className="link" href={legalVersionPath({ kind, version })} target="_blank" rel="noopener">
    {children}
    <span className="sr-only">, nouvel onglet</span>
  </a>
)
