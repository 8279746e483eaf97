import type { ReactNode } from 'react'
import { SITE_PATHS } from '@/domain/site/site-paths'
import { CurrentSection } from '@/storefront/features/site-header/components/current-section'

const BlogLayout = ({ children }: { children: ReactNode }) => (
  <>
    <CurrentSection href={SITE_PATHS.blog} />
    {children}
  </>
)

export default BlogLayout
