// The twin of the product page: the same screen, and the product page's canonical address.
export { default, generateMetadata, generateStaticParams } from '../../../expeditions/[slug]/page'
