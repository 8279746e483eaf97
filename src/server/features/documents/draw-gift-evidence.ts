import { drawPdf } from './draw-pdf'
import { readGiftEvidence } from './gift-evidence-facts'
import { giftEvidenceText } from './gift-evidence-text'

/** What answers a bank about the contested payment of a gift card, as a PDF; 404 without a paid card, 503 when too many are asked. */
export const drawGiftEvidence = async (cardId: number): Promise<{ filename: string; content: Uint8Array }> => {
  const facts = await readGiftEvidence(cardId)
  return { filename: `preuves-carte-cadeau-${facts.last4}.pdf`, content: await drawPdf(giftEvidenceText(facts)) }
}
