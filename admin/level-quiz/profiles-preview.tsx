import type { UIFieldServerProps } from 'payload'
import { levelQuizFaults } from '@/domain/level-quiz/level-quiz-faults'
import { levelOfFamily } from '@/domain/level-quiz/level-quiz'
import { answersOfProfile, TEST_PROFILES } from '@/domain/level-quiz/level-test-profiles'
import { quizQuestions } from '@/domain/level-quiz/quiz-questions'
import type { LevelQuizVersion } from '@/payload-types'
import './profiles-preview.css'

/** The levels that the saved questions give to twenty test profiles, and what keeps the quiz from being published. */
export const ProfilesPreview = async ({ data, payload }: UIFieldServerProps) => {
  const { questions: rows } = data as Partial<LevelQuizVersion>
  const { docs: families } = await payload.find({
    collection: 'activity-categories',
    pagination: false,
    depth: 0,
    select: { slug: true, title: true },
  })
  if (!rows?.length) return null
  const questions = quizQuestions({ rows, families })
  const faults = levelQuizFaults({ questions, families })
  return (
    <section className="profiles-preview" aria-labelledby="profiles-preview">
      <h3 id="profiles-preview">Aperçu&nbsp;: vingt profils</h3>
      <p>Ce que donnent les questions enregistrées, par famille.</p>
      {faults.length > 0 && (
        <>
          <p>Avant de publier&nbsp;:</p>
          <ul>
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </>
      )}
      <div className="profiles-preview__table">
        <table>
          <thead>
            <tr>
              <th scope="col">Profil</th>
              {families.map(({ id, title }) => (
                <th key={id} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {TEST_PROFILES.map((profile) => {
              const answers = answersOfProfile({ profile, questions })
              return (
                <tr key={profile.name}>
                  <th scope="row">{profile.name}</th>
                  {families.map(({ id, slug }) => (
                    <td key={id}>{levelOfFamily({ questions, family: slug, answers }).level}</td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </section>
  )
}
