import { groupDigits, TEST_CARDS, type TestCard } from '@/domain/payments/test-cards'

/** The cards that pass here, with what each one does: a press fills the form in. */
export const TestCardList = ({ onChoose }: { onChoose: (card: TestCard) => void }) => (
  <ul className="house-cards">
    {TEST_CARDS.map((card) => (
      <li key={card.key}>
        <button type="button" onClick={() => onChoose(card)}>
          <b className="num">{groupDigits(card.number)}</b>
          <small>{card.label}</small>
        </button>
      </li>
    ))}
  </ul>
)
