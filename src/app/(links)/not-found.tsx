export { default, metadata } from '../(site)/(framed)/not-found'
