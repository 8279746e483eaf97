import { queryStatement } from '@/server/platform/db/query-statement'
import { sql } from '@/server/platform/db/transaction-of'
import { DEFAULT_BANK } from './default-bank'

type AgencyBank = { holder: string; iban: string; bic: string }

// A name that nobody changed is the example's own: the account is the company's, and banks compare the name.
/** SQL of the account of the agency by its settings `s`, as JSON. */
export const AGENCY_BANK = sql`json_build_object('holder', coalesce(nullif(nullif(trim(s.bank_holder), ''), ${DEFAULT_BANK.holder}),
  nullif(trim(s.legal_company), ''), ${DEFAULT_BANK.holder}), 'iban', s.bank_iban, 'bic', s.bank_bic)`

/** Where customers pay by transfer. */
export const readAgencyBank = async (): Promise<AgencyBank> => {
  const [row] = await queryStatement<{ bank: AgencyBank }>(
    sql`select ${AGENCY_BANK} as bank from site_settings s limit 1`,
  )
  return row?.bank ?? DEFAULT_BANK
}
