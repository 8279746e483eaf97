import type { ReactNode } from 'react'

type ChoiceOptionProps = {
  title: string
  note: string
  end?: ReactNode
  name: string
  isChosen: boolean
  onChoose: () => void
}

/** A radio that says what it is about, and its sum: all of them look alike. */
export const ChoiceOption = ({ title, note, end, name, isChosen, onChoose }: ChoiceOptionProps) => (
  <label className="choice">
    <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
    <span className="choice__dot" aria-hidden="true" />
    <span className="choice__text">
      <b>{title}</b>
      <small>{note}</small>
    </span>
    {end !== undefined && <span className="choice__end">{end}</span>}
  </label>
)
