import { plainText } from '../text/plain-text.ts'

const MAX_LENGTH = 80

/** The words of a title as they stand in an address; "scholarship" for a title without letters. */
export function slugOf(title: string): string {
  const words = plainText(title)
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
  let slug = ''
  for (const word of words) {
    if (slug.length + word.length + 1 > MAX_LENGTH) break
    slug += slug === '' ? word : `-${word}`
  }
  return slug === '' ? 'scholarship' : slug
}
