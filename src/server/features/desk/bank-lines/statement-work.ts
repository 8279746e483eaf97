import { findKnownMovements } from '@/domain/bank-lines/find-known-movements'
import { readBankFile, type BankFile, type BankFileReading } from './read-bank-file'

type Pairing = Parameters<typeof findKnownMovements>[0]

/** The work on a bank file whose cost depends on the file: reading it, and finding its movements among the known ones. */
export type StatementJob = { file: BankFile } | { pairing: Pairing }
export type StatementResult = { reading: BankFileReading } | { places: ReturnType<typeof findKnownMovements> }

export const doStatementJob = (job: StatementJob): StatementResult =>
  'file' in job ? { reading: readBankFile(job.file) } : { places: findKnownMovements(job.pairing) }
