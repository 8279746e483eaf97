/** What a change makes of the promo code, and what that costs; nothing when it stays. */
export const PromoNote = ({ promo }: { promo: string | null | undefined }) => promo && <p className="small">{promo}</p>
