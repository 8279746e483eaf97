import type { Hit } from '@/contract/hit'
import { ExpeditionCard } from '@/storefront/features/expedition-card/components/expedition-card'
import { HitHeart } from '@/storefront/features/favourite-heart/components/hit-heart'
import { Rail } from '@/storefront/ui/rail'

type SimilarExpeditionsProps = { hits: Hit[]; today: string }

/** Other expeditions in the same spirit, as 275 px posters. */
export const SimilarExpeditions = ({ hits, today }: SimilarExpeditionsProps) => {
  if (hits.length === 0) return null
  return (
    <section className="section similar">
      <div className="wrap">
        <Rail label="Dans le même esprit" className="rail--similar" head={<h2>Dans le même esprit</h2>}>
          {hits.map((hit) => (
            <ExpeditionCard key={hit.id} hit={hit} variant="similar" heart={<HitHeart hit={hit} />} today={today} />
          ))}
        </Rail>
      </div>
    </section>
  )
}
