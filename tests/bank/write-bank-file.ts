import type { BankMovement, Layout } from './bank-movements'

type Csv = Exclude<Layout, 'camt02' | 'camt08'>

const euros = (cents: number): string => (Math.abs(cents) / 100).toFixed(2).replace('.', ',')
const french = (day: string): string => day.split('-').toReversed().join('/')
const credit = (cents: number): string => (cents > 0 ? euros(cents) : '')
const debit = (cents: number): string => (cents < 0 ? `-${euros(cents)}` : '')
const quoted = (text: string): string => (/[";\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** How six banks write a movement: what stands above, the header, and a row. */
const CSV: Record<Csv, { above: string[]; header: string; row: (one: BankMovement) => string[] }> = {
  lbp: {
    above: ['Numéro Compte;0000000A033', 'Type;CCP', 'Solde (EUROS);12345,67', ''],
    header: 'Date;Libellé;Montant(EUROS)',
    row: ({ day, cents, payer, words }) => [french(day), `${words} ${payer}`, `${cents < 0 ? '-' : ''}${euros(cents)}`],
  },
  ca: {
    above: [
      'Téléchargement du 27/11/2026;',
      '',
      'Compte de dépôt n° 00000000000;',
      'Solde au 27/11/2026 12 345,67 €',
      '',
    ],
    header: 'Date;Libellé;Débit euros;Crédit euros;',
    row: ({ day, cents, payer, words }) => [
      french(day),
      `VIREMENT DE\n${payer}\n${words}\n`,
      debit(cents),
      credit(cents),
      '',
    ],
  },
  ce: {
    above: ['Code banque : 99999;Code agence : 00001;', 'Solde en fin de période;;;;12 345,67'],
    header:
      'Date de comptabilisation;Libelle simplifie;Libelle operation;Reference operation;Informations complementaires;Type operation;Debit;Credit;Date operation',
    row: ({ day, cents, payer, words, own }) => [
      ...[french(day), payer, `VIR ${payer}`, own, words, 'Virement', debit(cents)],
      ...[cents > 0 ? `+${credit(cents)}` : '', french(day)],
    ],
  },
  bnp: {
    above: ['Compte courant;FR76;12 345,67', ''],
    header: 'Date operation;Libelle court;Type operation;Libelle operation;Contrepartie;Montant operation en euro',
    row: ({ day, cents, payer, words }) => [
      ...[day, 'VIR', 'VIREMENT RECU', words, payer],
      `${cents < 0 ? '-' : ''}${euros(cents)}`,
    ],
  },
  sg: {
    above: ['="0001";27/11/2026;'],
    header: "Date de l'opération;Libellé;Détail de l'écriture;Montant de l'opération;Devise;Sens",
    row: ({ day, cents, payer, words }) => [
      french(day),
      'VIR RECU',
      `${payer} ${words}`,
      euros(cents),
      'EUR',
      cents < 0 ? 'D' : 'C',
    ],
  },
  ing: {
    above: [],
    header: 'Date,Description,Amount,Currency,Debit/Credit,Transaction ID'.replaceAll(',', ';'),
    row: ({ day, cents, payer, words, own }) => [
      ...[day, `${payer} ${words}`, (Math.abs(cents) / 100).toFixed(2), 'EUR', cents < 0 ? 'Debit' : 'Credit', own],
    ],
  },
}

const writeCsv = ({ layout, movements }: { layout: Csv; movements: BankMovement[] }): string => {
  const { above, header, row } = CSV[layout]
  return [...above, header, ...movements.map((one) => row(one).map(quoted).join(';'))].join('\r\n')
}

const amount = (cents: number): string => `<Amt Ccy="EUR">${(Math.abs(cents) / 100).toFixed(2)}</Amt>`

/** A movement in either version: its place among the others says whether it is a batch, a reversal, pending, or none of these. */
const entryOf = (one: BankMovement, isNew: boolean): string => {
  const name = isNew ? `<Pty><Nm>${one.payer}</Nm></Pty>` : `<Nm>${one.payer}</Nm>`
  const parties = one.payer === '' ? '' : `<RltdPties><Dbtr>${name}</Dbtr></RltdPties>`
  const part = (cents: number | null, words: string): string =>
    `<TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>${cents === null ? '' : amount(cents)}${parties}
     <RmtInf><Ustrd>${words}</Ustrd></RmtInf></TxDtls>`
  const manner: Record<number, string> = {
    0: part(null, one.words),
    1: part(null, 'un') + part(null, one.words),
    2: part(Math.ceil(one.cents / 2), 'un') + part(Math.floor(one.cents / 2), one.words),
    3: part(100, 'un') + part(200, one.words),
  }
  const parts = manner[one.id % 5] ?? part(one.cents, one.words)
  const status = one.words === 'pour nous deux' && one.own === '-' ? 'PDNG' : 'BOOK'
  return `<Ntry>${amount(one.cents)}<CdtDbtInd>${one.cents < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd>
    ${one.id % 7 === 6 ? '<RvslInd>true</RvslInd>' : ''}<Sts>${isNew ? `<Cd>${status}</Cd>` : status}</Sts>
    <BookgDt><Dt>${one.day}</Dt></BookgDt><AcctSvcrRef>${one.own}</AcctSvcrRef><NtryDtls>${parts}</NtryDtls></Ntry>`
}

const writeCamt = ({ isNew, movements }: { isNew: boolean; movements: BankMovement[] }): string =>
  `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${isNew ? '08' : '02'}"><BkToCstmrStmt><Stmt>
   <Acct><Id><IBAN>FR7630006000011234567890189</IBAN></Id></Acct>${movements.map((one) => entryOf(one, isNew)).join('')}
   </Stmt></BkToCstmrStmt></Document>`

export const writeBankFile = ({ layout, movements }: { layout: Layout; movements: BankMovement[] }): string =>
  layout === 'camt02' || layout === 'camt08'
    ? writeCamt({ isNew: layout === 'camt08', movements })
    : writeCsv({ layout, movements })
