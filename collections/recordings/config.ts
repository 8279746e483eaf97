import type { CollectionConfig } from 'payload'
import { hiddenUnless, marketingAccess } from '../access/roles'
import { textEditor } from '../fields/text-editor'
import { answerNoFile } from '../media/answer-no-file'
import { admitRecording } from './admit-recording'

export const Recordings: CollectionConfig = {
  slug: 'recordings',
  labels: { singular: 'Son ou vidéo', plural: 'Sons et vidéos' },
  admin: {
    group: 'Contenus',
    hideAPIURL: true,
    useAsTitle: 'title',
    defaultColumns: ['title', 'filename', 'mimeType', 'updatedAt'],
    listSearchableFields: ['title', 'filename'],
    description: 'Les fichiers qui se lisent sur le site, 20\u00a0Mo au plus, chacun avec ce qui s’y dit.',
    hidden: hiddenUnless('staff', 'marketer'),
  },
  disableDuplicate: true,
  access: { ...marketingAccess, read: () => true },
  hooks: {
    beforeOperation: [admitRecording],
  },
  upload: {
    // The files are ours: written before the transaction, removed after it.
    disableLocalStorage: true,
    // Payload asks again, by the first bytes: MP4 have a name of their own for each maker.
    mimeTypes: [
      'video/mp4',
      'video/x-m4v',
      'video/webm',
      'audio/mpeg',
      'audio/mp4',
      'audio/x-m4a',
      'audio/wav',
      'audio/ogg',
    ],
    handlers: [answerNoFile],
  },
  fields: [
    { name: 'title', type: 'text', label: 'Titre', required: true, maxLength: 120 },
    {
      name: 'transcript',
      type: 'richText',
      label: 'Transcription',
      required: true,
      editor: textEditor([]),
      admin: { description: 'Ce qui se dit et se voit, pour qui n’entend pas ou ne voit pas.' },
    },
  ],
}
