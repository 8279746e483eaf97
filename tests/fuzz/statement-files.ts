/** A bank's CSV of today's form: the account above, a header, a credit, a debit, two equal credits. */
export const CSV_FILE = [
  'Compte courant;FR7630004000031234567890143',
  '',
  'Date opération;Libellé;Contrepartie;Débit;Crédit;Référence banque',
  '14/06/2027;VIR SEPA LG-27-0614-118;REY CAMILLE;;1 300,50;A1',
  '15/06/2027;"PRLV ""EDF""";EDF;-84,20;;A2',
  '16/06/2027;VIREMENT;DUPONT;;50,00;A3',
  '16/06/2027;VIREMENT;DUPONT;;50,00;A3',
].join('\r\n')

/** A booked credit of a CAMT.053. */
export const buildEntry = ({
  reference,
  words,
  cents = 30_000,
  day = '2027-06-14',
}: {
  reference: string
  words: string
  cents?: number
  day?: string
}): string =>
  `<Ntry><Amt Ccy="EUR">${(cents / 100).toFixed(2)}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
   <BookgDt><Dt>${day}</Dt></BookgDt><AcctSvcrRef>${reference}</AcctSvcrRef>
   <NtryDtls><TxDtls><RltdPties><Dbtr><Pty><Nm>Rey &amp; Fils</Nm></Pty></Dbtr></RltdPties>
   <RmtInf><Ustrd>${words}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`

/** A CAMT.053 of those entries. */
export const camtOf = (entries: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>
<Acct><Id><IBAN>FR7630004000031234567890143</IBAN></Id></Acct>${entries}</Stmt></BkToCstmrStmt></Document>`

export const CAMT_FILE = camtOf(
  buildEntry({ reference: 'R1', words: 'acompte LG-27-0614-118' }) +
    buildEntry({ reference: 'R2', cents: 4_250, words: 'solde d&apos;été' }),
)
