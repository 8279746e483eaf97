import type { FigureState } from '@/contract/content'
import { Badge } from '@/storefront/ui/badge'
import type { BlockProps } from './block-props'
import { BlockSection } from './block-section'

type Item = BlockProps<'figures'>['items'][number]

const STATES: Record<FigureState, { tone: 'ok' | 'info' | 'danger' | 'mute'; text: string }> = {
  kept: { tone: 'ok', text: 'Tenu' },
  under_way: { tone: 'info', text: 'En cours' },
  missed: { tone: 'danger', text: 'Raté' },
  goal: { tone: 'mute', text: 'Objectif' },
}

export const FiguresBlock = ({ look, items, note, ...section }: BlockProps<'figures'>) => (
  <BlockSection {...section} isDark={look !== 'pledges'} className={`cfigures--${look}`}>
    {look === 'bars' ? <Bars items={items} /> : <Figures items={items} />}
    {note && <p className="cfigures__note small">{note}</p>}
  </BlockSection>
)

const Figures = ({ items }: { items: Item[] }) => (
  <ul className="cfigures">
    {items.map(({ figure, label, text, state }) => (
      <li key={`${figure} ${label}`}>
        <p className="cfigures__f num">{figure}</p>
        <p className="cfigures__n">{label}</p>
        {text && <p className="cfigures__t">{text}</p>}
        {state && <Badge tone={STATES[state].tone}>{STATES[state].text}</Badge>}
      </li>
    ))}
  </ul>
)

/** Each bar is as high as its number beside the greatest; the figures are read in their place. */
const Bars = ({ items }: { items: Item[] }) => {
  const most = Math.max(...items.map(({ figure }) => valueOf(figure)), 1)
  return (
    <ol className="cbars">
      {items.map(({ figure, label, state }) => (
        <li
          key={`${figure} ${label}`}
          className={state ? `cbars--${state}` : undefined}
          style={{ '--n': valueOf(figure) / most }}
        >
          <b className="num">{figure}</b>
          <i aria-hidden="true" />
          <span className="num">
            {label}
            {state === 'goal' && <span className="sr-only"> (objectif)</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}

const valueOf = (figure: string): number => Number.parseFloat(figure.replace(/\s/g, '').replace(',', '.')) || 0
