'use client'

import '../desk/desk.css'
import './gift-cards.css'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { GIFT_STATE_WORDS, GIFT_STATES, type GiftState } from '@/domain/gift-cards/gift-desk'
import { DeskChoice } from '../desk/desk-choice'
import { DeskField } from '../desk/desk-field'
import { FoundGifts } from './found-gifts'
import { IssueForm } from './issue-form'
import { LiabilityTable } from './liability-table'

const ALL = { value: '', label: 'Tous' } as const
const STATES = [ALL, ...GIFT_STATES.map((state) => ({ value: state, label: GIFT_STATE_WORDS[state] }))]

/** The search of cards, what is found, the form that issues one, and what is owed. */
export const GiftCardsPage = () => {
  const [typed, setTyped] = useState('')
  const [state, setState] = useState<GiftState | ''>('')
  const [words, setWords] = useState('')
  const [isIssuing, setIsIssuing] = useState(false)
  const [turn, setTurn] = useState(0)
  return (
    <>
      <section className="desk" aria-label="Les cartes">
        <div className="gifts__bar">
          <form
            className="gifts__search"
            role="search"
            aria-label="Chercher une carte"
            onSubmit={(event) => {
              event.preventDefault()
              setWords(typed.trim())
            }}
          >
            <DeskField
              label="Fin du code, acheteur ou destinataire"
              type="search"
              maxLength={100}
              value={typed}
              onChange={setTyped}
            />
            <DeskChoice label="État" value={state} options={STATES} onChange={setState} />
            <Button type="submit" buttonStyle="secondary" size="medium" margin={false}>
              Chercher
            </Button>
          </form>
          {!isIssuing && (
            <Button
              size="medium"
              margin={false}
              onClick={() => {
                setIsIssuing(true)
              }}
            >
              Émettre une carte
            </Button>
          )}
        </div>
        {isIssuing && (
          <IssueForm
            onClose={() => {
              setIsIssuing(false)
            }}
            onDone={() => {
              setIsIssuing(false)
              setTurn(turn + 1)
            }}
          />
        )}
        <FoundGifts key={`${words} ${state} ${String(turn)}`} words={words} state={state === '' ? null : state} />
      </section>
      <LiabilityTable key={turn} />
    </>
  )
}
