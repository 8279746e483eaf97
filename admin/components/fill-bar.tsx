import { formatCount } from '@/domain/text/plural'

type FillBarProps = { taken: number; capacity: number; isCanceled?: boolean }

const stateOf = ({ taken, capacity }: FillBarProps) => {
  if (taken >= capacity) return 'full'
  if (capacity - taken === 1) return 'last'
  return taken === 0 ? 'empty' : 'open'
}

const wordsOf = ({ taken, capacity, isCanceled }: FillBarProps): string => {
  if (isCanceled) return 'Annulé'
  return taken >= capacity ? 'Complet' : formatCount(capacity - taken, 'place')
}

/** How full a departure is: a bar, « 6/8 » and the places left in words. */
export const FillBar = (props: FillBarProps) => {
  const { taken, capacity, isCanceled = false } = props
  const share = capacity > 0 ? Math.min(100, Math.round((taken / capacity) * 100)) : 0
  return (
    <span className={`fill-bar fill-bar--${isCanceled ? 'canceled' : stateOf(props)}`}>
      <span className="fill-bar__track" aria-hidden>
        <span className="fill-bar__level" style={{ inlineSize: `${String(share)}%` }} />
      </span>
      <span className="fill-bar__figure">{`${String(taken)}/${String(capacity)}`}</span>
      <span className="fill-bar__words">{wordsOf(props)}</span>
    </span>
  )
}
