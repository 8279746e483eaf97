'use client'

import '../desk/desk.css'
import { useDocumentInfo } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useId, useState } from 'react'
import { decideGuideText, getGuideProposal } from '@/contract/guide-pages'
import { GUIDE_LENGTHS } from '@/domain/catalogue/guide-page'
import { callPanel } from '../calls/call-panel'
import { usePanel } from '../calls/use-panel'
import { MOMENT } from '../components/moment'
import { DeskActions } from '../desk/desk-actions'
import { DeskForm } from '../desk/desk-form'
import { GuideDiff } from './guide-diff'

type Decision = 'approved' | 'refused'

const ACTIONS = [
  { name: 'approved', label: 'Publier ce texte', isMain: true },
  { name: 'refused', label: 'Refuser' },
] as const

const FORMS = {
  approved: {
    title: 'Publier ce texte',
    lead: 'Il remplace aussitôt celui de la page. Le guide reçoit un email.',
    word: 'Un mot pour le guide (facultatif)',
    submit: 'Publier',
    done: 'Le texte est en ligne.',
  },
  refused: {
    title: 'Refuser ce texte',
    lead: 'La page reste comme elle est. Le guide reçoit un email avec ce mot.',
    word: 'Pourquoi, et que reprendre',
    submit: 'Refuser et écrire au guide',
    done: 'Le guide est prévenu.',
  },
} as const

/** On a guide, for the agency: the text that he or she proposes beside the published one, to publish or to refuse. */
export const GuideProposalReview = () => {
  const { id } = useDocumentInfo()
  const wordId = useId()
  const router = useRouter()
  const parts = id === undefined ? null : { params: { id } }
  const { answer: page, error, reload } = usePanel(getGuideProposal, parts)
  const [opened, setOpened] = useState<Decision | null>(null)
  const [word, setWord] = useState('')
  if (parts === null || (!page && error === null)) return null
  // A marketer reads guides and decides nothing.
  if (!page?.proposal) return null
  const { proposal, published, seen } = page

  const decide = async (decision: Decision): Promise<string> => {
    const said = word.trim()
    if (decision === 'refused' && said === '') throw new Error('Il manque\u00a0: pourquoi, et que reprendre.')
    try {
      await callPanel(decideGuideText, {
        ...parts,
        body: decision === 'refused' ? { decision, word: said, seen } : { decision, word: said, seen },
      })
    } catch (refusal) {
      reload()
      throw refusal
    }
    return FORMS[decision].done
  }

  return (
    <section className="desk" aria-label="Texte proposé">
      <div className="desk__head">
        <h3>Texte proposé</h3>
        <p className="desk__link">
          Envoyé le <time dateTime={proposal.sent_at}>{MOMENT.format(new Date(proposal.sent_at))}</time>
        </p>
      </div>
      <GuideDiff published={published} proposed={proposal.text} />
      {opened === null ? (
        <DeskActions actions={ACTIONS} opened={opened} onOpen={setOpened} />
      ) : (
        <DeskForm
          key={opened}
          title={FORMS[opened].title}
          lead={FORMS[opened].lead}
          submit={FORMS[opened].submit}
          onSubmit={() => decide(opened)}
          onDone={() => {
            setOpened(null)
            setWord('')
            reload()
            // The form below shows the text that was just published.
            router.refresh()
          }}
          onClose={() => {
            setOpened(null)
          }}
        >
          <div className="desk-field">
            <label htmlFor={wordId}>{FORMS[opened].word}</label>
            <textarea
              id={wordId}
              maxLength={GUIDE_LENGTHS.word}
              value={word}
              onChange={({ target }) => {
                setWord(target.value)
              }}
            />
          </div>
        </DeskForm>
      )}
    </section>
  )
}
