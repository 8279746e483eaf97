/** Whether a mail is the receipt of a payment, which leaves whenever something is received. */
export const isReceipt = ({ subject }: { subject?: string | undefined }): boolean =>
  subject?.startsWith('Nous avons reçu ') ?? false
