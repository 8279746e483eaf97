import { HttpError } from '@/server/platform/http/errors'
import type { PdfJob } from './build-pdf'
import { pdfDrawer } from './pdf-drawer'

const BUSY = 'Trop de documents sont demandés en ce moment. Réessaie dans un instant.'

/** A paper, away from the event loop where the server has a thread for it; 503 when too many are asked. */
export const drawPdf = async (job: PdfJob): Promise<Uint8Array> => {
  const { draw } = pdfDrawer()
  if (!draw) {
    // Who has a thread never loads what draws.
    const { buildPdf } = await import('./build-pdf')
    return new Uint8Array(await buildPdf(job))
  }
  const outcome = await draw(job)
  if (outcome.ok) return outcome.result
  throw new HttpError({ status: 503, message: BUSY, headers: { 'Retry-After': '10' } })
}
