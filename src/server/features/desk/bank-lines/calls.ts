import {
  applyBankLine,
  applySureLines,
  importStatement,
  listBankCredits,
  listBankLines,
  MOST_STATEMENT,
  previewStatement,
  reopenLine,
  returnRefund,
  setLineAside,
  takeBankCredit,
  takeTransferBack,
} from '@/contract/bank-lines'
import { implementRoute } from '@/server/platform/http/implement-route'
import { readBodyUpTo } from '@/server/platform/http/read-body'
import { applyLine, applySure, reopen, setAside } from './decide-line'
import { importStatementOf, previewStatementOf } from './import-statement'
import { listLines } from './list-lines'
import { listCredits, takeCredit } from './other-credits'
import { returnRefundOf } from './returned-refund'
import { takeTransferBackOf } from './returned-transfer'

/** In bytes: JSON writes a character in six at most. */
const LARGE = { readSent: readBodyUpTo(6 * MOST_STATEMENT) }

/** What the agency does with the statements of its bank. */
export const BANK_LINE_ENDPOINTS = [
  implementRoute(previewStatement, ({ body, req }) => previewStatementOf({ req, asked: body }), LARGE),
  implementRoute(
    importStatement,
    ({ body, user, req }) => importStatementOf({ req, authorId: user.id, asked: body }),
    LARGE,
  ),
  implementRoute(listBankLines, ({ query }) => listLines(query)),
  implementRoute(listBankCredits, ({ query }) => listCredits(query)),
  implementRoute(takeBankCredit, ({ params, user, req }) => takeCredit({ req, authorId: user.id, id: params.id })),
  implementRoute(applySureLines, ({ body, user, req }) => applySure({ req, authorId: user.id, lines: body.lines })),
  implementRoute(applyBankLine, ({ params, body, user, req }) =>
    applyLine({ req, authorId: user.id, id: params.id, number: body.number }),
  ),
  implementRoute(returnRefund, ({ params, body, user, req }) =>
    returnRefundOf({ req, authorId: user.id, id: params.id, number: body.number }),
  ),
  implementRoute(takeTransferBack, ({ params, body, user, req }) =>
    takeTransferBackOf({ req, authorId: user.id, id: params.id, number: body.number }),
  ),
  implementRoute(setLineAside, ({ params, body, user, req }) =>
    setAside({ req, authorId: user.id, id: params.id, reason: body.reason }),
  ),
  implementRoute(reopenLine, ({ params, req }) => reopen({ req, id: params.id })),
]
