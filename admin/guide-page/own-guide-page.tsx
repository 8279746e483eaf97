'use client'

import '../desk/desk.css'
import { Button, toast } from '@payloadcms/ui'
import { useState } from 'react'
import { getOwnGuidePage, withdrawGuideText, type GuidePageState } from '@/contract/guide-pages'
import { SITE_PATHS } from '@/domain/site/site-paths'
import { callPanel } from '../calls/call-panel'
import { usePanel } from '../calls/use-panel'
import { MOMENT } from '../components/moment'
import { GuideDiff } from './guide-diff'
import { GuideTextForm } from './guide-text-form'

/** A guide's own page: what it says, what waits to be read, and the form to propose another text. */
export const OwnGuidePage = () => {
  const { answer, error } = usePanel(getOwnGuidePage, {})
  const [changed, setChanged] = useState<GuidePageState | null>(null)
  const page = changed ?? answer
  if (error !== null) return <p role="alert">{error}</p>
  if (!page) return <p role="status">Chargement de ta page…</p>
  const { proposal, published } = page

  const withdraw = () =>
    callPanel(withdrawGuideText, {}).then(
      (next) => {
        setChanged(next)
        toast.success('Ta proposition est retirée.')
      },
      (reason: unknown) => toast.error(reason instanceof Error ? reason.message : String(reason)),
    )

  return (
    <>
      <PageAddress page={page} />
      {!proposal && <LastDecision page={page} />}
      {proposal && (
        <section className="desk" aria-label="Proposition en attente">
          <div className="desk__head">
            <h3>En attente de relecture</h3>
            <p className="desk__link">
              Envoyée le <time dateTime={proposal.sent_at}>{MOMENT.format(new Date(proposal.sent_at))}</time>
            </p>
          </div>
          <GuideDiff published={published} proposed={proposal.text} />
          <div className="desk__actions">
            <Button buttonStyle="secondary" size="medium" margin={false} onClick={() => void withdraw()}>
              Retirer ma proposition
            </Button>
          </div>
        </section>
      )}
      <GuideTextForm
        key={`${String(proposal?.revision ?? 0)} ${page.seen}`}
        text={proposal?.text ?? published}
        isAgain={proposal !== null}
        onSent={setChanged}
      />
    </>
  )
}

const PageAddress = ({ page }: { page: GuidePageState }) =>
  page.is_shown ? (
    <p>
      Ta page est en ligne&nbsp;: <a href={SITE_PATHS.guide(page.slug)}>{page.full_name}</a>.
    </p>
  ) : (
    <p>
      Ta page n’est pas en ligne&nbsp;: il lui faut l’accord de l’équipe, et une aventure en vente dont tu es le guide.
    </p>
  )

const LastDecision = ({ page: { last_decision: told } }: { page: GuidePageState }) =>
  told && (
    <div className="guide-page__told" data-kind={told.decision} role="status">
      <p>
        <b>{told.decision === 'approved' ? 'Ton dernier texte a été publié' : 'Ton dernier texte est à reprendre'}</b>,
        le <time dateTime={told.at}>{MOMENT.format(new Date(told.at))}</time>.
      </p>
      {told.word && <p>{told.word}</p>}
    </div>
  )
