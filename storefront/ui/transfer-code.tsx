'use client'

import { useState } from 'react'
import { formatPrice } from '@/domain/text/price'

type TransferCodeProps = {
  src: string
  /** Euros. */
  amount: number
}

/** The code that a bank’s app fills a transfer from, and the check of the name that banks make; where none is drawn, the check alone. */
export const TransferCode = ({ src, amount }: TransferCodeProps) => {
  const [isMissing, setIsMissing] = useState(false)
  return (
    <div className="transfer-code">
      {!isMissing && (
        <img
          src={src}
          alt={`Code QR du virement de ${formatPrice(amount)}`}
          width={148}
          height={148}
          loading="lazy"
          onError={() => {
            setIsMissing(true)
          }}
        />
      )}
      <p>
        {!isMissing && <b>Scanne ce code avec l’appli de ta banque{'\u00a0'}: tout est rempli. </b>}
        Ta banque compare le nom du bénéficiaire à l’IBAN{'\u00a0'}: recopie-le tel quel. Si elle t’annonce un autre
        nom, n’envoie rien et appelle-nous.
      </p>
    </div>
  )
}
