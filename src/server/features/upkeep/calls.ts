import { getJobsDesk, giveUpJob, giveUpRow, retryJob, retryRow } from '@/contract/jobs-desk'
import { previewMailText } from '@/contract/mail-texts'
import { sayClosed, sayOpen } from '@/contract/open-documents'
import { implementRoute } from '@/server/platform/http/implement-route'
import { dropJob, dropRow, runJobAgain, runRowAgain } from './jobs-desk/decide-on-jobs'
import { readJobsDesk } from './jobs-desk/read-jobs-desk'
import { previewText } from './mail-texts/preview-text'
import { noteClosed, noteOpen } from './open-documents/note-open-document'

/** Those of the panel, which stand below no collection. */
export const UPKEEP_PANEL_ENDPOINTS = [
  implementRoute(getJobsDesk, readJobsDesk),
  implementRoute(retryJob, ({ params }) => runJobAgain(params)),
  implementRoute(giveUpJob, ({ params, user }) => dropJob({ ...params, userId: user.id })),
  implementRoute(retryRow, ({ body }) => runRowAgain(body)),
  implementRoute(giveUpRow, ({ body, user }) => dropRow({ ...body, userId: user.id })),
  implementRoute(previewMailText, ({ body }) => previewText(body)),
  implementRoute(sayOpen, ({ body, req, user }) => noteOpen({ ...body, req, userId: user.id })),
  implementRoute(sayClosed, ({ body, user }) => noteClosed({ ...body, userId: user.id })),
]
