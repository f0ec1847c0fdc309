import type { Predicate } from '@landfall/matching/criteria/predicate'
import type { SegmentReader, RowFilter } from './segment-reader.ts'
import { subtract, intersect, union } from './segment-reader.ts'
import { criterionKind, STATED } from './row-tokens.ts'
import { LIVE_ROWS } from './segment.ts'
import { unionPostings } from './postings.ts'

/** The rows for which a predicate holds; must agree with its interpreter and its SQL. */
export function predicateFilter(predicate: Predicate): RowFilter {
  switch (predicate.op) {
    case 'all':
      return (reader, target) => {
        reader.segment.arena.copy(target, LIVE_ROWS)
        for (const part of predicate.of) {
          if (part.op === 'not') subtract(reader, target, predicateFilter(part.of))
          else intersect(reader, target, predicateFilter(part))
        }
      }
    case 'any':
      return (reader, target) => {
        reader.segment.arena.clear(target)
        for (const part of predicate.of) union(reader, target, predicateFilter(part))
      }
    case 'not':
      return negated(predicateFilter(predicate.of))
    case 'is-null':
      return negated(termsFilter(STATED, [predicate.column]))
    case 'is':
      return termsFilter(criterionKind(predicate.column), [predicate.value])
    case 'is-one-of':
      return termsFilter(criterionKind(predicate.column), predicate.values)
    case 'is-true':
      return termsFilter(criterionKind(predicate.column), ['true'])
    case 'holds-any':
      return termsFilter(criterionKind(predicate.column), predicate.values)
    case 'greater-than':
    case 'less-than':
      return compared(predicate)
  }
}

function negated(filter: RowFilter): RowFilter {
  return (reader, target) => {
    reader.segment.arena.copy(target, LIVE_ROWS)
    subtract(reader, target, filter)
  }
}

/** The rows that have one of the values of a kind. */
export function termsFilter(kind: string, values: readonly string[]): RowFilter {
  return (reader, target) => {
    reader.segment.arena.clear(target)
    for (const value of values) addToken(reader, target, kind, value)
  }
}

function addToken(
  { segment, dictionaries }: SegmentReader,
  target: number,
  kind: string,
  value: string,
): void {
  unionPostings(
    segment.arena,
    target,
    segment.tokens,
    dictionaries.tokens.find(kind, value),
  )
}

/** There are few different figures, so each is compared only once. */
function compared(
  predicate: Extract<Predicate, { op: 'greater-than' | 'less-than' }>,
): RowFilter {
  const bound = Number(predicate.value)
  const kind = criterionKind(predicate.column)
  const isWithin = (value: number) =>
    predicate.op === 'greater-than' ? value > bound : value < bound
  return (reader, target) => {
    const { arena, tokens } = reader.segment
    arena.clear(target)
    for (const { number, value } of reader.dictionaries.tokens.all(kind)) {
      if (isWithin(Number(value))) unionPostings(arena, target, tokens, number)
    }
  }
}
