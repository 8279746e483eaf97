import type { ContentPage } from '@/contract/content'
import { Photo } from '@/storefront/ui/photo'

/** The title of a page: over its picture when it has one. */
export const PageHero = ({ title, lead, picture }: Pick<ContentPage, 'title' | 'lead' | 'picture'>) =>
  picture ? (
    <div className="phero">
      <Photo className="phero__img" src={picture.url} alt="" sizes="100vw" priority />
      <div className="wrap phero__in on-dark">
        <h1 className="poster">{title}</h1>
        {lead && <p className="phero__lead">{lead}</p>}
      </div>
    </div>
  ) : (
    <div className="wrap page-head">
      <h1 className="max-w-[14em]">{title}</h1>
      {lead && <p className="lead mt-3.5 max-w-[34em]">{lead}</p>}
    </div>
  )
