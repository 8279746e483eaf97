// The twin of the home page: the same screen, and the home page's canonical address.
export { default, metadata } from '../page'
