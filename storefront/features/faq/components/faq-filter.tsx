'use client'

import { Search } from 'lucide'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { formatCount } from '@/domain/text/plural'
import { Icon } from '@/storefront/ui/icon'
import { SiteLink } from '@/storefront/ui/site-link'
import { tellSearch } from '../api/tell-faq'
import { filterQuestions } from '../rules/filter-questions'

type FaqFilterProps = {
  title: ReactNode
  /** It perches on the search. */
  bird?: ReactNode
  /** What is often asked, below the search. */
  shortcuts: ReactNode
  contents: ReactNode
  /** The groups of questions, as the server wrote them: they are read without this script too. */
  children: ReactNode
}

/** Searches the questions while one types. An address with an anchor opens its answer. */
export const FaqFilter = ({ title, bird, shortcuts, contents, children }: FaqFilterProps) => {
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const told = useRef('')
  const [shown, setShown] = useState<number | null>(null)

  const filter = () => {
    if (!field.current || !list.current) return
    const words = field.current.value.trim()
    const count = filterQuestions({ list: list.current, words })
    setShown(words === '' ? null : count)
  }

  const tellInVain = () => {
    const words = field.current?.value.trim() ?? ''
    if (shown !== 0 || words === told.current) return
    told.current = words
    void tellSearch(words)
  }

  useEffect(() => {
    const openAsked = () => {
      const question = document.getElementById(location.hash.slice(1))?.closest<HTMLDetailsElement>('details.acc')
      if (!question || !field.current) return
      if (question.hidden) {
        field.current.value = ''
        filter()
      }
      question.open = true
      question.scrollIntoView({ block: 'start' })
    }
    // Typed before this script was there.
    if (field.current?.value) filter()
    openAsked()
    window.addEventListener('hashchange', openAsked)
    return () => window.removeEventListener('hashchange', openAsked)
  }, [])

  return (
    <>
      <div className="wrap faq-head">
        {title}
        <form
          className="faq-search"
          role="search"
          aria-label="Dans les questions"
          onSubmit={(event) => {
            event.preventDefault()
            tellInVain()
          }}
        >
          {bird}
          <Icon of={Search} />
          <label className="sr-only" htmlFor="faq-recherche">
            Chercher dans les questions
          </label>
          <input
            ref={field}
            id="faq-recherche"
            className="input"
            type="search"
            placeholder="Annuler, niveau, régime"
            autoComplete="off"
            maxLength={80}
            aria-describedby="faq-compte"
            onChange={filter}
            onBlur={tellInVain}
          />
        </form>
        <p id="faq-compte" className="faq-count" role="status">
          {shown !== null && formatCount(shown, 'réponse')}
        </p>
        {shortcuts}
      </div>
      <div className="wrap faq">
        {contents}
        <div className="faq__groups">
          <div ref={list} className="faq__list">
            {children}
          </div>
          {shown === 0 && (
            <div className="faq-none">
              <h2>Rien sur ce sujet pour l’instant</h2>
              <p>Pose-nous la question&nbsp;: la réponse s’ajoutera ici pour les suivants.</p>
              <SiteLink className="btn btn--ink" href="/collaborations#Contact-Us">
                Poser ma question
              </SiteLink>
            </div>
          )}
        </div>
      </div>
    </>
  )
}
