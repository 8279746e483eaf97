import type { Tab, TextField } from 'payload'
import { PODCAST_CATEGORY } from '@/domain/content/article-categories'
import { TIMECODE } from '@/domain/days/timecode'
import { closedRows } from '../fields/closed-rows'

const timecodeField = ({ name, label, required }: { name: string; label: string; required: boolean }): TextField => ({
  name,
  type: 'text',
  label,
  required,
  maxLength: 6,
  validate: (value: string | null | undefined) =>
    (!value ? !required : TIMECODE.test(value)) || 'Des minutes et des secondes, comme 4:05.',
  admin: { width: '20%', placeholder: '4:05' },
})

/** What an episode has beside an article's text; Payload hides it in the other parts of the blog. */
export const podcastTab: Tab = {
  label: 'Épisode',
  admin: {
    condition: (data) => data['category'] === PODCAST_CATEGORY,
    description: 'Le son, ses chapitres et ce qui y est dit, mot pour mot.',
  },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'episode', type: 'number', label: 'Numéro', min: 1, max: 9999, admin: { step: 1, width: '20%' } },
        timecodeField({ name: 'duration', label: 'Durée', required: false }),
        { name: 'guest', type: 'text', label: 'Avec', maxLength: 80, admin: { width: '60%' } },
      ],
    },
    { name: 'recording', type: 'upload', relationTo: 'recordings', label: 'Enregistrement' },
    {
      name: 'chapters',
      type: 'array',
      label: 'Chapitres',
      labels: { singular: 'Chapitre', plural: 'Chapitres' },
      maxRows: 40,
      admin: closedRows({ description: 'Dans l’ordre, le premier à 0:00.' }),
      fields: [
        {
          type: 'row',
          fields: [
            timecodeField({ name: 'start', label: 'Début', required: true }),
            { name: 'title', type: 'text', label: 'Titre', required: true, maxLength: 100, admin: { width: '80%' } },
          ],
        },
      ],
    },
    {
      name: 'transcript',
      type: 'array',
      label: 'Transcription',
      labels: { singular: 'Réplique', plural: 'Répliques' },
      maxRows: 600,
      admin: closedRows({ description: 'Une ligne par prise de parole, dans l’ordre.' }),
      fields: [
        {
          type: 'row',
          fields: [
            timecodeField({ name: 'start', label: 'Début', required: true }),
            { name: 'speaker', type: 'text', label: 'Qui', required: true, maxLength: 60, admin: { width: '80%' } },
          ],
        },
        { name: 'text', type: 'textarea', label: 'Paroles', required: true, maxLength: 2000 },
      ],
    },
  ],
}
