import type { ComponentProps, ReactNode } from 'react'

type ChoiceRowProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  title: string
  note?: string
  /** At the end of the row: a sum, or a mark. */
  end?: ReactNode
  lead?: ReactNode
}

/** A radio that says what it is about, and its price. */
export const ChoiceRow = ({ title, note, end, lead, ...props }: ChoiceRowProps) => (
  <label className={lead ? 'choice choice--lead' : 'choice'}>
    <input type="radio" {...props} />
    <span className="choice__dot" aria-hidden="true" />
    {lead}
    <span>
      <b>{title}</b>
      {note && <small>{note}</small>}
    </span>
    {end !== undefined && <span className="choice__end">{end}</span>}
  </label>
)
