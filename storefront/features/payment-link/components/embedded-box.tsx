import { formatPrice } from '@/domain/price'
import { StripeForm } from '@/storefront/ui/stripe-form'
import type { EmbeddedForm } from '../api/use-start'
import type { ViewProps } from '../rules/view-props'

type EmbeddedBoxProps = ViewProps & { token: string; form: EmbeddedForm; onDone: () => void }

/** The provider's form, in this page; once it has an answer, the page asks what it is. */
export const EmbeddedBox = ({ token, payment: { detail }, start, form, onDone }: EmbeddedBoxProps) => (
  <section className="box paystate" aria-labelledby="par-carte">
    <h1 id="par-carte">Payer par carte</h1>
    <p className="soft">
      {formatPrice(detail.amount)}, {detail.expedition.name}. Lagopède ne voit ni ne garde ton numéro.
    </p>
    <StripeForm
      clientSecret={form.clientSecret}
      publishableKey={form.publishableKey}
      label={`Payer ${formatPrice(detail.amount)}`}
      // A provider adds to the address what it likes: the token stands in the path, and is moved from there.
      returnUrl={`${location.origin}/payer/${token}`}
      onDone={() => {
        start.closeForm()
        onDone()
      }}
    />
  </section>
)
