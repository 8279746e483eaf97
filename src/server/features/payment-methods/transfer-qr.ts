import { encodeQR } from 'qr'
import generateQrCode from 'sepa-payment-qr-code'

export type Transfer = {
  holder: string
  iban: string
  bic: string
  reference: string
  /** Euros. */
  amount: number
}

/**
 * The code that a bank’s app fills a transfer from (EPC069-12), as an SVG: the exact holder, the account, the sum and the reference;
 * null where the settings hold no account that a bank would take, or nothing is due.
 */
export const transferQr = (transfer: Transfer): string | null => {
  const text = transferText(transfer)
  // Level M, as the guideline asks.
  return text && encodeQR(text, 'svg', { ecc: 'medium' })
}

/** What that code holds. */
export const transferText = ({ holder, iban, bic, reference, amount }: Transfer): string | null => {
  if (amount < 0.01) return null
  const compact = bic.replaceAll(/\s/g, '')
  try {
    return generateQrCode({
      name: holder.trim(),
      iban,
      ...(compact !== '' && { bic: compact }),
      amount,
      unstructuredReference: reference,
    })
  } catch {
    return null
  }
}
