'use client'

import { Link } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { getLevelAgreement } from '@/contract/level-agreement'
import { agreement, contested, ENOUGH_ANSWERS, type FeltCounts } from '@/domain/catalogue/felt-levels'
import { levelName } from '@/domain/catalogue/level-name'
import { usePanel } from '../calls/use-panel'
import { PANEL_PATHS } from '../dashboard/panel-paths'
import './levels.css'

const WORDS = { too_easy: 'Plutôt trop facile', too_hard: 'Plutôt trop dur' } as const

/** What travelers answered, by level and by trip. */
export const LevelAgreementPage = () => {
  const { answer: report, error } = usePanel(getLevelAgreement, {})
  if (error !== null) return <p role="alert">{error}</p>
  if (!report) return <p role="status">Chargement…</p>
  if (report.trips.length === 0) return <p>Personne n’a encore répondu.</p>
  return (
    <>
      <AnswerTable title="Par niveau annoncé" head="Niveau">
        {report.levels.map(({ level, ...counts }) => (
          <AnswerRow key={level} counts={counts}>
            {level}, {levelName(level).toLowerCase()}
          </AnswerRow>
        ))}
      </AnswerTable>
      <AnswerTable title="Par aventure" head="Aventure">
        {report.trips.map(({ id, name, level, ...counts }) => (
          <AnswerRow key={id} counts={counts}>
            <Link href={PANEL_PATHS.document('expeditions', id)}>{name}</Link>
            {level !== null && <small>Niveau {level}</small>}
          </AnswerRow>
        ))}
      </AnswerTable>
      <p>Un avis n’est donné sur le niveau d’une aventure qu’à partir de {ENOUGH_ANSWERS}&nbsp;réponses.</p>
    </>
  )
}

type AnswerTableProps = { title: string; head: string; children: ReactNode }

const AnswerTable = ({ title, head, children }: AnswerTableProps) => (
  <section className="audience__part audience__wide">
    <h2>{title}</h2>
    <table className="levels">
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col" className="audience__count">
            Trop facile
          </th>
          <th scope="col" className="audience__count">
            Juste
          </th>
          <th scope="col" className="audience__count">
            Trop dur
          </th>
          <th scope="col" className="audience__count">
            Accord
          </th>
          <th scope="col">À revoir</th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </section>
)

const AnswerRow = ({ counts, children }: { counts: FeltCounts; children: ReactNode }) => {
  const share = agreement(counts)
  const said = contested(counts)
  return (
    <tr>
      <th scope="row">{children}</th>
      <td className="audience__count">{counts.too_easy}</td>
      <td className="audience__count">{counts.right}</td>
      <td className="audience__count">{counts.too_hard}</td>
      <td className="audience__count">{share === null ? '–' : `${String(share)}\u00a0%`}</td>
      <td>{said && <b>{WORDS[said]}</b>}</td>
    </tr>
  )
}
