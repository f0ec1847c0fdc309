const tints = [
  'bg-tint-lagoon',
  'bg-tint-harbor',
  'bg-tint-heather',
  'bg-tint-mallow',
  'bg-tint-shell',
  'bg-tint-dune',
  'bg-tint-lichen',
  'bg-tint-samphire',
] as const

/** Words that abbreviations skip. */
const small = new Set(['a', 'an', 'and', 'at', 'de', 'for', 'in', 'of', 'on', 'the'])

/** "University of Arizona" → "UA", "Fulbright" → "FU"; a name without letters gives its first two characters. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [name]
  const significant = words.filter((word) => !small.has(word.toLowerCase()))
  const [first = '', second] = significant.length > 0 ? significant : words
  const signs =
    second === undefined ? [...first].slice(0, 2) : [[...first][0], [...second][0]]
  return signs.join('').toUpperCase()
}

/** The background of a monogram, as a class name: always the same one for the same id. */
export function tintOf(id: string): (typeof tints)[number] {
  let sum = 0
  for (const sign of id) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 65_521
  return tints[sum % tints.length] ?? tints[0]
}
