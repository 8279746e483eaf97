import { BookOpen, CircleQuestionMark, FileText, Mountain, TrainFront } from 'lucide'
import { Icon } from '@/storefront/ui/icon'
import type { FoundKind, FoundLine } from '../rules/found-groups'

const ICONS = {
  train: TrainFront,
  expeditions: Mountain,
  articles: BookOpen,
  questions: CircleQuestionMark,
  pages: FileText,
}

/** What a line of a kind shows of itself. */
export const FoundMark = ({ kind, line: { label, note, photo } }: { kind: FoundKind; line: FoundLine }) => (
  <>
    {photo ? (
      <img
        className="suggestion__photo"
        src={photo.replace(/-640\.webp$/, '-320.webp')}
        alt=""
        width={52}
        height={40}
        loading="lazy"
      />
    ) : (
      <Icon of={ICONS[kind]} />
    )}
    <span className="suggestion__name">{label}</span>
    {note && (
      <>
        <span className="sr-only">, </span>
        <span className="suggestion__note num">{note}</span>
      </>
    )}
  </>
)
