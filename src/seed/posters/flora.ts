/** What trees a land has: umbrella pines and cypresses, broadleaves and conifers, or birches and spruces. */
export type Flora = 'mediterranean' | 'temperate' | 'boreal'
