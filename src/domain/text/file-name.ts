import { slugify } from './slug'

const MOST_READ = 200

/** The name that a file is kept by: the letters and digits of what it was called, and the extension of what it is. */
export const fileName = ({ called, extension }: { called: string; extension: string }): string => {
  const end = called.slice(-MOST_READ)
  const dot = end.lastIndexOf('.')
  return `${slugify(dot > 0 ? end.slice(0, dot) : end) || 'fichier'}.${extension}`
}
