declare module 'sepa-payment-qr-code' {
  /** The text of a QR code of the European Payments Council; throws on what it may not hold. */
  const generateQrCode: (data: {
    name: string
    iban: string
    bic?: string
    /** Euros; null leaves it to who pays. */
    amount: number | null
    unstructuredReference?: string
  }) => string
  export default generateQrCode
}
