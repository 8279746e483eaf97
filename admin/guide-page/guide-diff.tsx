import type { GuideText } from '@/contract/guide-pages'
import { diffWords, type DiffPart } from '@/domain/text/diff-words'
import { guideChanges } from '@/domain/catalogue/guide-page'
import './guide-page.css'

/** What a proposal changes, part by part: the page as it is, and as it would be. */
export const GuideDiff = ({ published, proposed }: { published: GuideText; proposed: GuideText }) => {
  const changes = guideChanges({ before: published, after: proposed })
  if (changes.length === 0) return <p>Rien ne change de ce qui est publié.</p>
  return (
    <dl className="guide-diff">
      {changes.map(({ name, before, after }) => {
        const parts = diffWords({ before, after })
        return (
          <div key={name} className="guide-diff__part">
            <dt>{name}</dt>
            <dd className="guide-diff__sides">
              <Side title="Publié" parts={parts} leftOut="added" />
              <Side title="Proposé" parts={parts} leftOut="removed" />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

type SideProps = { title: string; parts: DiffPart[]; leftOut: DiffPart['kind'] }

const Side = ({ title, parts, leftOut }: SideProps) => {
  const shown = parts.filter(({ kind }) => kind !== leftOut)
  return (
    <div className="guide-diff__side">
      <small>{title}</small>
      {shown.length === 0 && <i>Rien</i>}
      {shown.map(({ kind, text }, rank) => {
        // Parts have no name: their place is theirs for as long as the texts are the same.
        const key = `${String(rank)}${kind}`
        if (kind === 'added') return <ins key={key}>{text}</ins>
        return kind === 'removed' ? <del key={key}>{text}</del> : <span key={key}>{text}</span>
      })}
    </div>
  )
}
