const NUMBER_WORDS =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|dozen|half|twice|double'
const MONTHS =
  'january|february|march|april|may|june|july|august|september|october|november|december'
const DAYS = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday'

/** What a wording must contain exactly as often as its fact does. */
const PRESERVED: readonly RegExp[] = [
  /\d+(?:[.,:/-]\d+)*/gu,
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?:https?:\/\/|www\.)[^\s,;]*[^\s,;.:!?)]/giu,
  new RegExp(`\\b(?:${MONTHS}|${DAYS})\\b`, 'giu'),
  /\b(?:not|no|never|without|only|unless|except|must)\b|n[’']t\b/giu,
  /[€£¥₹$]|\b(?:usd|eur|gbp|percent)\b|%/giu,
]
/** What a wording must not add. */
const ADDED: readonly RegExp[] = [
  new RegExp(`\\b(?:${NUMBER_WORDS})\\b`, 'giu'),
  /\b(?:guarantee[ds]?|certainly|surely|definitely|visa|immigration|eligible|qualif(?:y|ied|ies))\b/giu,
  /[<>{}]|\[[A-Z]+_\d+\]/gu,
]
const MAX_LENGTH_RATIO = 2
const EXTRA_LENGTH = 80

/**
 * Whether a wording says what its fact says, as far as a program can tell: the same figures, dates, addresses and
 * negations, no new number, promise or verdict, and not much longer.
 */
export function holdsToFact(wording: string, fact: string): boolean {
  const text = wording.trim()
  if (text === '' || text.length > fact.length * MAX_LENGTH_RATIO + EXTRA_LENGTH)
    return false
  return (
    PRESERVED.every((pattern) => isSame(found(text, pattern), found(fact, pattern))) &&
    ADDED.every((pattern) => {
      const known = new Set(found(fact, pattern))
      return found(text, pattern).every((one) => known.has(one))
    })
  )
}

function found(text: string, pattern: RegExp): string[] {
  return (text.match(pattern) ?? []).map((one) => one.toLowerCase().replace('’', "'"))
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.toSorted().join('\n') === b.toSorted().join('\n')
}
