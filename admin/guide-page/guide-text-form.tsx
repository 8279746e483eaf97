import { Button, toast } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { proposeGuideText, type GuidePageState, type GuideText } from '@/contract/guide-pages'
import { readDiplomas, writeDiplomas, GUIDE_LENGTHS } from '@/domain/catalogue/guide-page'
import { GUIDE_LANGUAGES } from '@/domain/catalogue/guide-languages'
import { callPanel } from '../calls/call-panel'
import { DeskField } from '../desk/desk-field'

type GuideTextFormProps = {
  text: GuideText
  /** Whether it takes the place of a text that waits. */
  isAgain: boolean
  onSent: (page: GuidePageState) => void
}

/** What a guide writes of his or her page; it leaves for the agency, which publishes it. */
export const GuideTextForm = ({ text, isAgain, onSent }: GuideTextFormProps) => {
  const [typed, setTyped] = useState(() => ({
    ...text,
    facts: text.facts.join('\n'),
    diplomas: writeDiplomas(text.diplomas),
  }))
  const [error, setError] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const change = (part: Partial<typeof typed>) => {
    setTyped((before) => ({ ...before, ...part }))
  }

  const send = async (): Promise<void> => {
    if (isSending) return
    setIsSending(true)
    setError(null)
    try {
      const facts = typed.facts.split('\n').filter((line) => line.trim() !== '')
      const body = { ...typed, facts, diplomas: readDiplomas(typed.diplomas) }
      onSent(await callPanel(proposeGuideText, { body }))
      toast.success('Ton texte est parti. Tu recevras un email quand l’équipe l’aura relu.')
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : String(reason))
    } finally {
      setIsSending(false)
    }
  }

  return (
    <div className="desk-form" role="group" aria-label="Mon texte">
      <h2>{isAgain ? 'Reprendre ma proposition' : 'Proposer un texte'}</h2>
      <p className="desk-form__lead">Rien ne change sur le site avant que l’équipe l’ait relu.</p>
      <div className="desk-form__fields">
        <DeskField
          label="Métier"
          value={typed.job_title}
          maxLength={GUIDE_LENGTHS.jobTitle}
          onChange={(value) => {
            change({ job_title: value })
          }}
        />
        <LinesField
          label="Présentation"
          hint="Mille caractères au plus."
          maxLength={GUIDE_LENGTHS.biography}
          value={typed.biography}
          onChange={(value) => {
            change({ biography: value })
          }}
        />
        <DeskField
          label="Légende du portrait"
          value={typed.portrait_caption}
          maxLength={GUIDE_LENGTHS.caption}
          hint="Le portrait lui-même se change avec l’équipe."
          onChange={(value) => {
            change({ portrait_caption: value })
          }}
        />
        <fieldset className="guide-page__languages">
          <legend>Langues</legend>
          {GUIDE_LANGUAGES.map(({ value, label }) => (
            <label key={value}>
              <input
                type="checkbox"
                checked={typed.languages.includes(value)}
                onChange={({ target }) => {
                  const others = typed.languages.filter((language) => language !== value)
                  change({ languages: target.checked ? [...others, value] : others })
                }}
              />
              {label}
            </label>
          ))}
        </fieldset>
        <LinesField
          label="Diplômes et formations"
          hint="Un par ligne, l’année d’abord. L’équipe peut t’en demander une copie."
          value={typed.diplomas}
          onChange={(value) => {
            change({ diplomas: value })
          }}
        />
        <LinesField
          label="En bref"
          hint="Une ligne par fait, six au plus."
          value={typed.facts}
          onChange={(value) => {
            change({ facts: value })
          }}
        />
      </div>
      {error && (
        <p className="desk-form__error" role="alert">
          {error}
        </p>
      )}
      <div className="desk-form__actions">
        <Button size="medium" margin={false} disabled={isSending} onClick={() => void send()}>
          Envoyer à l’équipe
        </Button>
      </div>
    </div>
  )
}

type LinesFieldProps = {
  label: string
  hint: string
  value: string
  maxLength?: number
  onChange: (value: string) => void
}

const LinesField = ({ label, hint, value, maxLength, onChange }: LinesFieldProps) => {
  const id = useId()
  return (
    <div className="desk-field">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        className="guide-page__long"
        aria-describedby={`${id}-hint`}
        maxLength={maxLength}
        value={value}
        onChange={({ target }) => {
          onChange(target.value)
        }}
      />
      <p id={`${id}-hint`}>{hint}</p>
    </div>
  )
}
