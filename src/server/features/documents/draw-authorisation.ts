import type { ReservationDetail } from '@/contract/reservation-detail'
import { findLegalLines } from '@/server/features/legal/find-legal-text'
import { versionInForce } from '@/server/features/legal/in-force'
import { readLegalIdentity } from '@/server/features/legal/read-legal-identity'
import { queryOne } from '@/server/platform/db/pool'
import { HttpError, notFound } from '@/server/platform/http/errors'
import { authorisationPaper } from './authorisation-paper'
import { drawPdf } from './draw-pdf'

const UNTOLD = 'Dis d’abord qui répond de l’enfant\u00a0: l’autorisation porte son nom.'

const UNWRITTEN = 'L’autorisation n’est pas encore prête\u00a0: appelle-nous, on te l’envoie.'

/** The authorisation to print and to sign; 404 but on a trip without the parents, 409 until its guardian is told and its text in force. */
export const drawAuthorisation = async (reservation: ReservationDetail): Promise<Uint8Array> => {
  const { guardian, reservation_id: id } = reservation
  if (guardian === undefined) throw notFound('Cette réservation n’a pas d’autorisation à signer.')
  const row = await queryOne<{ version: string | null }>(
    `select coalesce(authorisation_version, ${versionInForce('parental_authorisation')}) as version
     from guardians where reservation_id = $1`,
    [id],
  )
  if (!guardian || !row) throw new HttpError({ status: 409, message: UNTOLD })
  const facts = (await readLegalIdentity()) ?? {}
  const { version } = row
  const lines = version === null ? null : await findLegalLines({ kind: 'parental_authorisation', version, facts })
  if (version === null || !lines) throw new HttpError({ status: 409, message: UNWRITTEN })
  return drawPdf(authorisationPaper({ reservation, guardian, version, lines }))
}
