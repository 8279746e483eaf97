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
      <h1 className="cpage__title">{title}</h1>
      {lead && <p className="lead page-head__lead page-head__lead--long">{lead}</p>}
    </div>
  )
