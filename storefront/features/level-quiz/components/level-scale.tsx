import { LEVELS } from '@/domain/catalogue/levels'

/** What each level from 1 asks of a day. */
export const LevelScale = () => (
  <ol className="lvscale">
    {LEVELS.filter(({ level }) => level > 0).map(({ level, name, text }) => (
      <li key={level}>
        <p className="lvscale__n">
          <b>{level}</b>
          <span>{name}</span>
        </p>
        <p className="lvscale__d">{text}</p>
      </li>
    ))}
  </ol>
)
