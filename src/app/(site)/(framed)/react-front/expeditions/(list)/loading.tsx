export { CatalogueLoading as default } from '@/storefront/screens/catalogue-loading'
