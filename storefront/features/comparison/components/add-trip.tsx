import { Plus } from 'lucide'
import type { Hit } from '@/contract/hit'
import { comparisonPath, MOST_COMPARED, type Comparison } from '@/domain/catalogue/comparison'
import { formatPrice } from '@/domain/text/price'
import { SITE_PATHS } from '@/domain/site/site-paths'
import { Button } from '@/storefront/ui/button'
import { Icon } from '@/storefront/ui/icon'
import { Photo } from '@/storefront/ui/photo'
import { SiteLink } from '@/storefront/ui/site-link'
import { KeptFields } from './kept-fields'

type AddTripProps = { comparison: Comparison; words: string; proposed: Hit[] }

/** Where another trip is taken in: those nearest to the first, or those that some words find. */
export const AddTrip = ({ comparison, words, proposed }: AddTripProps) => {
  const { trips } = comparison
  if (trips.length >= MOST_COMPARED) {
    return <p className="soft">Quatre à la fois, pas plus{'\u00a0'}: retires-en une pour en comparer une autre.</p>
  }
  return (
    <section className="cmp-add" aria-labelledby="cmp-add">
      <h2 id="cmp-add">{trips.length === 0 ? 'Par laquelle commencer\u00a0?' : 'Et à côté\u00a0?'}</h2>
      <form role="search" aria-label="Une aventure à comparer" action={SITE_PATHS.comparison}>
        {trips.length > 0 && <input type="hidden" name="trips" value={trips.join(',')} />}
        <KeptFields kept={comparison} />
        <div>
          <label className="label" htmlFor="cmp-words">
            Chercher une aventure
          </label>
          <input
            className="input"
            id="cmp-words"
            name="q"
            type="search"
            maxLength={200}
            defaultValue={words}
            placeholder="Un massif, une activité, un mot"
          />
        </div>
        <Button look="line" type="submit">
          Chercher
        </Button>
      </form>
      {words !== '' && proposed.length === 0 && (
        <p role="status">Aucune autre aventure pour «{`\u00a0${words}\u00a0`}». Essaie un autre mot.</p>
      )}
      <ul>
        {proposed.map(({ id, slug, name, price, main_photo_small: photo }) => (
          <li key={id}>
            <SiteLink href={comparisonPath({ ...comparison, trips: [...trips, slug] })} rel="nofollow">
              {photo ? <Photo src={photo} alt="" sizes="56px" /> : <span />}
              <span>
                <b>
                  <span className="sr-only">Ajouter </span>
                  {name}
                </b>
                <small className="soft own-line">dès {formatPrice(price)}</small>
              </span>
              <Icon of={Plus} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
