export const PaymentCards = () => (
  <div className="pay" role="img" aria-label="Cartes acceptées : Visa, Mastercard, American Express">
    <svg viewBox="0 0 48 30" aria-hidden="true">
      <rect width="48" height="30" rx="4" fill="#fff" />
      <text
        x="24"
        y="20.5"
        textAnchor="middle"
        fontFamily="Arial,Helvetica,sans-serif"
        fontWeight="900"
        fontStyle="italic"
        fontSize="15"
        fill="#1A1F71"
        letterSpacing="-.5"
      >
        VISA
      </text>
    </svg>
    <svg viewBox="0 0 48 30" aria-hidden="true">
      <rect width="48" height="30" rx="4" fill="#fff" />
      <circle cx="19.5" cy="15" r="8.5" fill="#EB001B" />
      <circle cx="28.5" cy="15" r="8.5" fill="#F79E1B" />
      <path d="M24 7.8a8.5 8.5 0 0 1 0 14.4 8.5 8.5 0 0 1 0-14.4Z" fill="#FF5F00" />
    </svg>
    <svg viewBox="0 0 48 30" aria-hidden="true">
      <rect width="48" height="30" rx="4" fill="#1F72CD" />
      <text
        x="24"
        y="19.5"
        textAnchor="middle"
        fontFamily="Arial,Helvetica,sans-serif"
        fontWeight="800"
        fontSize="11.5"
        fill="#fff"
      >
        AMEX
      </text>
    </svg>
  </div>
)
