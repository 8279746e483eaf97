import { APIError, type CollectionBeforeChangeHook, type CollectionConfig } from 'payload'
import { AXIS_NAMES, LEVEL_AXES } from '@/domain/level-quiz/level-quiz'
import { levelQuizFaults, QUIZ_QUESTIONS } from '@/domain/level-quiz/level-quiz-faults'
import type { LevelQuizVersion } from '@/payload-types'
import { quizQuestions } from '@/domain/level-quiz/quiz-questions'
import { versionAccess, versionHooks } from '../access/kept-versions'
import { hiddenUnless, readByNoOne } from '../access/roles'
import { versionName, versionStatus } from '../fields/version-fields'

/** Published, a quiz is kept as its questions stand now. 400 with what is wrong for one that would not do. */
const freezeQuestions: CollectionBeforeChangeHook<LevelQuizVersion> = async ({ data, req }) => {
  if (data.status !== 'published') return { ...data, frozen: null }
  const { docs: families } = await req.payload.find({
    collection: 'activity-categories',
    pagination: false,
    depth: 0,
    select: { slug: true, title: true },
    req,
  })
  const questions = quizQuestions({ rows: data.questions ?? [], families })
  const faults = levelQuizFaults({ questions, families })
  if (faults.length > 0) throw new APIError(faults.join('\n'), 400, null, true)
  return { ...data, frozen: questions }
}

export const LevelQuizzes: CollectionConfig = {
  slug: 'level-quizzes',
  typescript: { interface: 'LevelQuizVersion' },
  labels: { singular: 'Test de niveau', plural: 'Tests de niveau' },
  admin: {
    group: 'Contenus',
    hideAPIURL: true,
    useAsTitle: 'version',
    defaultColumns: ['version', 'status', 'updatedAt'],
    hidden: hiddenUnless('staff', 'marketer'),
    description:
      'Une ligne par version. Le site montre la dernière publiée, qui ne change plus\u00a0: pour la remplacer, duplique-la et publie la copie.',
  },
  defaultSort: '-updatedAt',
  access: versionAccess('staff', 'marketer'),
  // Levels were found by that very version.
  hooks: versionHooks({
    collection: 'level-quizzes',
    message: 'Un test publié ne se modifie plus et ne se supprime plus\u00a0: duplique-le.',
    more: [freezeQuestions],
  }),
  fields: [
    versionName({ description: 'Par exemple 2026-11. Elle est gardée avec chaque niveau enregistré.' }),
    versionStatus('Publié, ce test ne se modifie plus et ne se supprime plus.'),
    {
      name: 'questions',
      type: 'array',
      label: 'Questions',
      labels: { singular: 'Question', plural: 'Questions' },
      required: true,
      maxRows: QUIZ_QUESTIONS.most,
      admin: {
        initCollapsed: true,
        description: 'Demande des faits, jamais une opinion de soi, et rien sur la santé. De 8 à 12 questions.',
      },
      fields: [
        { name: 'question', type: 'text', label: 'Question', required: true, maxLength: 120 },
        { name: 'help', type: 'text', label: 'Précision', maxLength: 160 },
        {
          name: 'fact',
          type: 'text',
          label: 'Nom du fait',
          required: true,
          maxLength: 60,
          admin: { description: 'Ses mots dans le résultat\u00a0: «\u00a0Ta plus longue journée\u00a0».' },
        },
        {
          type: 'row',
          fields: [
            {
              name: 'axis',
              type: 'select',
              label: 'Axe',
              required: true,
              options: LEVEL_AXES.map((value) => ({ value, label: AXIS_NAMES[value] })),
            },
            {
              name: 'weight',
              type: 'number',
              label: 'Poids',
              required: true,
              defaultValue: 1,
              min: 1,
              max: 9,
              admin: { description: 'Sa part parmi les questions du même axe.' },
            },
          ],
        },
        {
          name: 'families',
          type: 'relationship',
          relationTo: 'activity-categories',
          hasMany: true,
          label: 'Familles',
          admin: { description: 'Vide, la question compte pour toutes.' },
        },
        {
          name: 'choices',
          type: 'array',
          label: 'Réponses',
          labels: { singular: 'Réponse', plural: 'Réponses' },
          required: true,
          minRows: 2,
          maxRows: 6,
          admin: { description: 'De la plus faible à la plus forte.' },
          fields: [
            {
              type: 'row',
              fields: [
                { name: 'label', type: 'text', label: 'Réponse', required: true, maxLength: 80 },
                { name: 'level', type: 'number', label: 'Niveau', required: true, min: 0, max: 5 },
              ],
            },
          ],
        },
      ],
    },
    {
      name: 'profiles',
      type: 'ui',
      label: 'Aperçu',
      admin: {
        disableListColumn: true,
        components: { Field: '/admin/level-quiz/profiles-preview#ProfilesPreview' },
      },
    },
    {
      // What the site reads: a family renamed or deleted later changes nothing of a published version.
      name: 'frozen',
      type: 'json',
      hooks: { beforeDuplicate: [() => null] },
      access: readByNoOne,
      admin: { hidden: true },
    },
  ],
}
