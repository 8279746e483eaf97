import { SITE_PATHS } from '@/domain/site/site-paths'
import { loadArticleList } from '@/server/compose/pages/load-blog'
import { blogMetadata } from '@/storefront/screens/blog/blog-metadata'
import { BlogScreen } from '@/storefront/screens/blog/blog-screen'
import '@/storefront/styles/blog.css'

export const metadata = blogMetadata({
  path: SITE_PATHS.blog,
  title: 'Le blog, nouvelles d’en haut',
  description: 'Récits de guides, trajets en train, conseils de préparation et Quai 4, le podcast de Lagopède.',
})

const BlogPage = async () => <BlogScreen articles={await loadArticleList()} />

export default BlogPage
