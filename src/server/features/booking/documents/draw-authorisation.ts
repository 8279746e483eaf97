import type { ReservationDetail } from '@/contract/reservations'
import { findLegalLines } from '@/server/features/legal/find-legal-text'
import { readLegalIdentity } from '@/server/features/legal/read-legal-identity'
import { queryOne } from '@/server/platform/db/pool'
import { HttpError, notFound } from '@/server/platform/http/errors'
import { authorisationPaper } from './authorisation-paper'
import { drawPdf } from './draw-pdf'

const UNTOLD = 'Dis d’abord qui répond de l’enfant\u00a0: l’autorisation porte son nom.'

/** The authorisation to print and to sign; 404 but on a trip without the parents, 409 until the guardian is told. */
export const drawAuthorisation = async (reservation: ReservationDetail): Promise<Uint8Array> => {
  const { guardian, reservation_id: id } = reservation
  if (guardian === undefined) throw notFound('Cette réservation n’a pas d’autorisation à signer.')
  const row = await queryOne<{ version: string | null }>(
    'select authorisation_version as version from guardians where reservation_id = $1',
    [id],
  )
  if (!guardian || !row) throw new HttpError({ status: 409, message: UNTOLD })
  const facts = (await readLegalIdentity()) ?? {}
  const { version } = row
  const lines = version === null ? null : await findLegalLines({ kind: 'parental_authorisation', version, facts })
  if (version === null || !lines) throw new Error('No text of the authorisation is published.')
  return drawPdf(authorisationPaper({ reservation, guardian, version, lines }))
}
