import type { TestCard } from '@/domain/payments/test-cards'

/** The mark of the card that is being typed. */
export const CardMark = ({ brand }: { brand: TestCard['brand'] }) => (
  <svg className="sandbox-mark" viewBox="0 0 48 30" role="img" aria-label={brand === 'visa' ? 'Visa' : 'Mastercard'}>
    <rect width="48" height="30" rx="4" fill="#fff" />
    {brand === 'visa' ? (
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
    ) : (
      <>
        <circle cx="19.5" cy="15" r="8.5" fill="#EB001B" />
        <circle cx="28.5" cy="15" r="8.5" fill="#F79E1B" />
        <path d="M24 7.8a8.5 8.5 0 0 1 0 14.4 8.5 8.5 0 0 1 0-14.4Z" fill="#FF5F00" />
      </>
    )}
  </svg>
)
