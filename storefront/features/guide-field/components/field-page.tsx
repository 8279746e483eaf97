'use client'

import { formatCount } from '@/domain/text/plural'
import { CheckCheck } from 'lucide'
import { useSyncExternalStore } from 'react'
import type { FieldSheet } from '@/contract/guide-field'
import { Button } from '@/storefront/ui/button'
import { Icon } from '@/storefront/ui/icon'
import { LinkButton } from '@/storefront/ui/link-button'
import { Note } from '@/storefront/ui/note'
import { canKeep } from '../api/keep-shell'
import { tallyOf } from '../rules/presence'
import { CareList } from './care-list'
import { KeepRow, KeptBox, ProgrammeBox, RescueBox } from './field-aside'
import { FieldBar } from './field-bar'
import { TravelerCard } from './traveler-card'
import { useField, type FieldGone } from './use-field'

const GONE: Record<FieldGone, string> = {
  'signed out': 'Tu n’es pas connecté. Rien de ce départ n’est gardé sur ce téléphone.',
  unknown: 'Ce départ ne t’est pas confié. Rien n’en est gardé sur ce téléphone.',
  canceled: 'Ce départ est annulé. La liste est effacée de ce téléphone.',
  closed: 'Les informations personnelles de ce départ sont fermées aujourd’hui. Rien n’en est gardé sur ce téléphone.',
  'no network': 'Pas de réseau, et cette liste n’est pas sur ce téléphone.',
}

/** A departure in the field: who is there, what to mind, whom to call, with or without a network. */
export const FieldPage = ({ departureId }: { departureId: number }) => {
  const field = useField(departureId)
  const { sheet, gone, isOnline, readAt, pending, refusal } = field
  return (
    <>
      <a className="skip" href="#contenu">
        Aller à la liste
      </a>
      <FieldBar sheet={sheet} departureId={departureId} isOnline={isOnline} readAt={readAt} pending={pending.length} />
      <main id="contenu" tabIndex={-1} className="wrap fld-main">
        {!sheet && !gone && <p role="status">Chargement de la liste…</p>}
        {!sheet && gone && (
          <div className="fld-gone">
            <h1>Sur le terrain</h1>
            <p role="alert">{GONE[gone]}</p>
            {gone === 'no network' ? (
              <Button look="ink" size="lg" onClick={() => void field.reload()}>
                Réessayer
              </Button>
            ) : (
              <LinkButton look="ink" size="lg" href="/my-expeditions">
                Mes départs
              </LinkButton>
            )}
          </div>
        )}
        {refusal && (
          <Note tone="danger" role="alert">
            {refusal}
          </Note>
        )}
        {sheet && <Shown sheet={sheet} field={field} />}
      </main>
    </>
  )
}

const noChange = () => () => undefined

const Shown = ({ sheet, field }: { sheet: FieldSheet; field: ReturnType<typeof useField> }) => {
  const { departure } = sheet
  const { participants } = departure
  const ids = participants.map(({ id }) => id)
  const tally = tallyOf({ checks: field.checks, ids })
  const stateOf = (id: number) => field.checks.find(({ participant_id }) => participant_id === id)?.state
  const isAble = useSyncExternalStore(noChange, canKeep, () => false)
  return (
    <div className="fld">
      <div className="fld-stack">
        <KeepRow
          isKept={field.isKept}
          isBusy={field.isBusy}
          isOnline={field.isOnline}
          canKeep={isAble}
          readAt={field.readAt}
          onKeep={() => void field.keep()}
        />
        <div className="tally">
          <h1>Au rendez-vous</h1>
          <p>
            <span aria-hidden="true" className="num">
              {tally.here}
              <small> sur {tally.all}</small>
            </span>
            <span className="sr-only" role="status">
              {`${formatCount(tally.here, 'présent')} sur ${String(tally.all)}`}
            </span>
          </p>
          <div className="pips" aria-hidden="true">
            {ids.map((id, index) => (
              <i key={id} className={index < tally.here ? 'y' : index < tally.here + tally.late ? 'l' : undefined} />
            ))}
          </div>
        </div>
        <CareList participants={participants} />
        <section aria-labelledby="pointer">
          <div className="row row-b wrapx fld-head">
            <h2 id="pointer">Pointer</h2>
            <Button
              look="line"
              size="lg"
              onClick={() => void field.mark(ids.map((id) => ({ id, state: 'here' })))}
              disabled={ids.length === 0}
            >
              <Icon of={CheckCheck} />
              Tout le monde est là
            </Button>
          </div>
          {ids.length === 0 && <p className="soft">Personne n’a réservé ce départ.</p>}
          <ul className="roll">
            {participants.map((one) => (
              <TravelerCard
                key={one.id}
                departure={departure}
                participant={one}
                state={stateOf(one.id)}
                onMark={(state) => void field.mark([{ id: one.id, state }])}
                onOpen={field.opened}
              />
            ))}
          </ul>
        </section>
      </div>
      <aside className="fld-stack" aria-label="Secours et données">
        <RescueBox sheet={sheet} />
        <ProgrammeBox sheet={sheet} />
        <KeptBox sheet={sheet} isKept={field.isKept} onDrop={() => void field.drop()} />
      </aside>
    </div>
  )
}
