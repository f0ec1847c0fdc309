import {
  KNOWN_PHRASES,
  type KnownPhrase,
  LEADING,
  MAX_PHRASE_WORDS,
  NAME_WORDS,
  PERSONS,
  keyOf,
} from './known-words.ts'

/** Filters that words can stand for, by name. */
export type UnderstoodKind = 'degreeLevel' | 'fieldOfStudy' | 'countries' | 'fullTuition'
export type Understood = { kind: UnderstoodKind; value: string }

export type Understanding = {
  /** Each value once, in the order of the text. */
  understood: readonly Understood[]
  /** The rest to search for; null: nothing. The text itself if nothing was understood. */
  rest: string | null
  /** The text without filler words, by which results are ranked. */
  rankText: string
}

/** A part of the text: one word, or a known phrase. */
type Part = {
  from: number
  end: number
  keys: readonly string[]
  known: KnownPhrase | null
}

const KINDS = {
  level: 'degreeLevel',
  field: 'fieldOfStudy',
  country: 'countries',
  demonym: 'countries',
  fullTuition: 'fullTuition',
} as const satisfies Partial<Record<KnownPhrase['as'], UnderstoodKind>>

/**
 * Reads filters out of a text: "PhD physics funding for Nigerians" is the level PhD, the field Physics and the
 * country Nigeria. It prefers to read too little rather than too much:
 * - with quotes, minus signs or "or", nothing is read;
 * - levels and full tuition are read anywhere, the longest phrase first ("public health", not "health");
 * - a bare country or field is not read in a text with a word of a name ("university", "foundation", "memorial" …);
 * - Georgia, Jordan, Chad and Wales are countries only after "for" or "from" (Jordan and Chad also after "in");
 * - a people counts after "for" or "from", before persons ("Indian students"), in the plural, or if every other word
 *   is known; one that is also a language only before persons;
 * - a field to which other words give another meaning ("data science") is not read next to an unknown word;
 * - filler words ("scholarship", "for") are dropped if something was understood.
 * One reading is linear in the words, and a second one is rare. Reading the rest again finds nothing more.
 * @param mayRead false for what must stay words, for example because another value was chosen by hand
 */
export function understand(
  text: string,
  mayRead: (one: Understood) => boolean = () => true,
): Understanding {
  const first = readOnce(text, mayRead)
  let { understood, rest } = first
  // The rest may be clearer without the words that were read.
  for (let found = understood; found.length > 0 && rest !== null;) {
    const next = readOnce(rest, mayRead)
    found = next.understood
    understood = [...understood, ...found]
    rest = next.rest
  }
  return { understood: distinct(understood), rest, rankText: first.rankText }
}

function readOnce(text: string, mayRead: (one: Understood) => boolean): Understanding {
  if (isLiteral(text)) return asItStands(text)
  const parts = partsOf(text)
  const context = {
    parts,
    hasName: parts.some(
      ({ known, keys }) => !known && keys.some((key) => NAME_WORDS.has(key)),
    ),
    hasUnknown: parts.some(({ known }) => known === null || known.as === 'kept'),
  }
  const read = new Map(
    parts.flatMap((part, place) => {
      const values = isRead(context, place) ? valuesOf(parts, place) : []
      return values.length > 0 && values.every(mayRead) ? [[part, values] as const] : []
    }),
  )
  if (read.size === 0) return asItStands(text)
  return {
    understood: [...read.values()].flat(),
    rest: without(text, parts, (part) => isNoise(part) || read.has(part)),
    rankText: without(text, parts, isNoise) ?? text,
  }
}

export function asItStands(text: string): Understanding {
  return { understood: [], rest: text, rankText: text }
}

/** Whether the text has quotes, minus signs or "or", and so is meant literally. */
export function isLiteral(text: string): boolean {
  return /["]|(^|\s)-\S|(^|\s)or(\s|$)/i.test(text)
}

function isNoise({ known }: Part): boolean {
  return known?.as === 'noise'
}

function partsOf(text: string): Part[] {
  const words = [...text.matchAll(/[\p{L}\p{N}'’.]+/gu)].flatMap(({ 0: word, index }) => {
    const key = keyOf(word)
    return key === '' ? [] : [{ key, from: index, end: index + word.length }]
  })
  const parts: Part[] = []
  for (let at = 0; at < words.length;) {
    const most = Math.min(MAX_PHRASE_WORDS, words.length - at)
    let length = most
    let known: KnownPhrase | undefined
    for (; length > 0 && known === undefined; length -= 1) {
      const phrase = words.slice(at, at + length).map(({ key }) => key)
      known = KNOWN_PHRASES.get(phrase.join(' '))
    }
    const taken = words.slice(at, at + (known === undefined ? 1 : length + 1))
    parts.push({
      from: taken[0]?.from ?? 0,
      end: taken.at(-1)?.end ?? 0,
      keys: taken.map(({ key }) => key),
      known: known ?? null,
    })
    at += taken.length
  }
  return parts
}

type Context = { parts: readonly Part[]; hasName: boolean; hasUnknown: boolean }

function isRead({ parts, hasName, hasUnknown }: Context, place: number): boolean {
  const known = parts[place]?.known
  const [before, behind] = [leadBefore(parts, place), parts[place + 1]]
  switch (known?.as) {
    case 'fullTuition':
      return true
    case 'level':
      return !known.isShort || fieldFollows(parts, place)
    case 'country':
      if (known.isAmbiguous) return isOrigin(before, parts[place])
      return before !== null || !hasName
    case 'demonym': {
      if (known.isPlural || behind?.keys.some((key) => PERSONS.has(key))) return true
      if (known.isLanguage) return false
      return (before !== null && before !== 'in') || !hasUnknown
    }
    case 'degree':
    case 'field': {
      const isBeside = [parts[place - 1], behind].some(
        (part) => part !== undefined && (part.known === null || part.known.as === 'kept'),
      )
      return !hasName && !(known.isLoose && isBeside)
    }
    default:
      return false
  }
}

/** "for" in "for the Nigerian …"; null if no such word leads here. */
function leadBefore(parts: readonly Part[], place: number): string | null {
  const isArticle = parts[place - 1]?.keys[0] === 'the'
  const key = parts[place - (isArticle ? 2 : 1)]?.keys.at(-1) ?? ''
  return LEADING.has(key) ? key : null
}

/** "in Georgia" is the state. */
function isOrigin(lead: string | null, part: Part | undefined): boolean {
  return lead !== null && (lead !== 'in' || part?.keys[0] !== 'georgia')
}

/** "MS physics", "MS in physics". */
function fieldFollows(parts: readonly Part[], place: number): boolean {
  const next = parts[place + (parts[place + 1]?.keys[0] === 'in' ? 2 : 1)]
  return next?.known?.as === 'field'
}

function valuesOf(parts: readonly Part[], place: number): Understood[] {
  const known = parts[place]?.known
  if (known?.as === 'degree') {
    const level: Understood = { kind: 'degreeLevel', value: known.level }
    // "MEng in computer science": the stated field is more precise.
    if (fieldFollows(parts, place)) return [level]
    return [level, { kind: 'fieldOfStudy', value: known.field }]
  }
  if (!known || !('values' in known)) return []
  return known.values.map((value) => ({ kind: KINDS[known.as], value }))
}

function distinct(all: readonly Understood[]): Understood[] {
  return [...new Map(all.map((one) => [`${one.kind} ${one.value}`, one])).values()]
}

/** The text with parts cut out; removes hyphens left before a word, which would exclude it. */
function without(
  text: string,
  parts: readonly Part[],
  isGone: (part: Part) => boolean,
): string | null {
  let [rest, at] = ['', 0]
  for (const { from, end } of parts.filter(isGone)) {
    rest += `${text.slice(at, from)} `
    at = end
  }
  const plain = (rest + text.slice(at))
    .replaceAll(/(^|\s)[^\p{L}\p{N}\s]+/gu, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return plain === '' ? null : plain
}
