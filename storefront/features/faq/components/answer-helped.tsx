'use client'

import { useState } from 'react'
import { ApiError } from '@/storefront/lib/api/api-error'
import { SiteLink } from '@/storefront/ui/site-link'
import { tellHelped } from '../api/tell-faq'

type AnswerHelpedProps = { id: number; question: string }

/** Asks whether an answer helped; who says no is shown where to ask. */
export const AnswerHelped = ({ id, question }: AnswerHelpedProps) => {
  const [said, setSaid] = useState<boolean | null>(null)
  const [error, setError] = useState('')

  const say = async (helped: boolean) => {
    setSaid(helped)
    setError('')
    await tellHelped({ id, helped }).catch((cause: unknown) => {
      setSaid(null)
      setError(cause instanceof ApiError ? cause.message : 'Ça n’a pas marché. Réessaie.')
    })
  }

  return (
    <div className="helped">
      {said === null && (
        <div className="helped__ask" role="group" aria-label={`Cela t’a aidé\u00a0? ${question}`}>
          <p aria-hidden="true">Cela t’a aidé&nbsp;?</p>
          <button type="button" className="chip" onClick={() => void say(true)}>
            Oui
          </button>
          <button type="button" className="chip" onClick={() => void say(false)}>
            Non
          </button>
        </div>
      )}
      <p role="status">
        {said === true && 'Merci, c’est noté.'}
        {said === false && (
          <>
            Merci de le dire.{' '}
            <SiteLink className="link" href="/collaborations#Contact-Us">
              Pose-nous ta question
            </SiteLink>
          </>
        )}
        {error}
      </p>
    </div>
  )
}
