import { permanentRedirect } from 'next/navigation'
import { SITE_PATHS } from '@/domain/site/site-paths'

/** The path of categories without one: the blog has them all. */
const CategoriesPage = (): never => permanentRedirect(SITE_PATHS.blog)

export default CategoriesPage
