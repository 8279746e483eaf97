import { BasketBanner } from '@/storefront/features/basket-banner/components/basket-banner'
import { FavouriteNews } from '@/storefront/features/favourite-news/components/favourite-news'
import { NewsletterPopup } from '@/storefront/features/newsletter-popup/components/newsletter-popup'
import { PhonePopup } from '@/storefront/features/phone-popup/components/phone-popup'
import { ReturnToAsked } from '@/storefront/features/protected/components/return-to-asked'
import { SessionOffers } from '@/storefront/features/session/components/session-offers'

/** What every page has for who is signed in, or to be led back somewhere. */
export const SiteSessionParts = ({ appointmentUrl }: { appointmentUrl: string }) => (
  <>
    <BasketBanner />
    <SessionOffers />
    <ReturnToAsked />
    <FavouriteNews />
    <PhonePopup appointmentUrl={appointmentUrl} />
    <NewsletterPopup />
  </>
)
