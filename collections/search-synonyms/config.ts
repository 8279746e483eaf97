import type { CollectionConfig, PayloadRequest } from 'payload'
import { REINDEX_ENDPOINTS } from '@/server/features/search/sync/calls'
import { endpointsUnder } from '@/server/platform/http/endpoints-under'
import { addJob } from '@/server/platform/jobs/add-job'
import { hiddenUnless, marketingAccess } from '../access/roles'
import { textListField } from '../fields/text-list-field'

/** PostgreSQL reads the synonyms as it searches; another engine is told once the change is committed. */
const refreshSynonyms = ({ req }: { req: PayloadRequest }): Promise<void> =>
  addJob({ req, task: 'configure_search', payload: {}, key: 'configure_search' })

export const SearchSynonyms: CollectionConfig = {
  slug: 'search-synonyms',
  labels: { singular: 'Synonymes', plural: 'Synonymes de la recherche' },
  admin: {
    group: 'Contenus',
    useAsTitle: 'title',
    defaultColumns: ['title', 'updatedAt'],
    description: 'Des mots que la recherche tient pour équivalents\u00a0: qui tape l’un trouve aussi les autres.',
    hidden: hiddenUnless('staff', 'marketer'),
    components: { beforeListTable: ['/admin/components/reindex-panel#ReindexPanel'] },
  },
  access: marketingAccess,
  endpoints: endpointsUnder('search-synonyms', REINDEX_ENDPOINTS),
  hooks: { afterChange: [refreshSynonyms], afterDelete: [refreshSynonyms] },
  fields: [
    { name: 'title', type: 'text', label: 'Nom du groupe', required: true, maxLength: 60 },
    {
      ...textListField({ name: 'terms', label: 'Mots équivalents', singular: 'Mot', maxRows: 20 }),
      minRows: 2,
      required: true,
    },
  ],
}
