'use client'

import { Link, usePreferences } from '@payloadcms/ui'
import { useState } from 'react'
import { FIRST_STEPS_PREFERENCE } from './first-steps-preference'
import type { FirstStep } from './first-steps-texts'

/** The first steps, which each user can put away and take out again. */
export const FirstSteps = ({ steps, isClosedAtFirst }: { steps: FirstStep[]; isClosedAtFirst: boolean }) => {
  const [isClosed, setIsClosed] = useState(isClosedAtFirst)
  const { setPreference } = usePreferences()

  const toggle = () => {
    setIsClosed(!isClosed)
    void setPreference(FIRST_STEPS_PREFERENCE, { isClosed: !isClosed })
  }

  return (
    <section aria-labelledby="first-steps-title">
      <div className="agency__head">
        <h2 id="first-steps-title" className="agency__subtitle">
          Premiers pas
        </h2>
        <button
          type="button"
          className="agency__quiet"
          aria-expanded={!isClosed}
          aria-controls="first-steps-list"
          onClick={toggle}
        >
          {isClosed ? 'Revoir' : 'Masquer'}
        </button>
      </div>
      <ol id="first-steps-list" className="first-steps__list" hidden={isClosed}>
        {steps.map(({ title, text, href, action }) => (
          <li key={title} className="first-steps__step">
            <h3>{title}</h3>
            <p>{text}</p>
            <Link href={href}>{action}</Link>
          </li>
        ))}
      </ol>
    </section>
  )
}
