import type { Predicate } from '@landfall/matching/criteria/predicate'
import type { Desk, Put } from './desk.ts'
import { exclude, narrow, widen } from './desk.ts'
import { criterionKind, STATED } from './row-tokens.ts'
import { ALIVE } from './segment.ts'
import { addSet } from './set-directory.ts'

/** The rows that a predicate holds for; c.f. its interpreter and the SQL that it is compiled to. */
export function putPredicate(predicate: Predicate): Put {
  switch (predicate.op) {
    case 'all':
      return (desk, target) => {
        desk.segment.board.copy(target, ALIVE)
        for (const part of predicate.of) {
          if (part.op === 'not') exclude(desk, target, putPredicate(part.of))
          else narrow(desk, target, putPredicate(part))
        }
      }
    case 'any':
      return (desk, target) => {
        desk.segment.board.clear(target)
        for (const part of predicate.of) widen(desk, target, putPredicate(part))
      }
    case 'not':
      return negated(putPredicate(predicate.of))
    case 'is-null':
      return negated(withTokens(STATED, [predicate.column]))
    case 'is':
      return withTokens(criterionKind(predicate.column), [predicate.value])
    case 'is-true':
      return withTokens(criterionKind(predicate.column), ['true'])
    case 'holds-any':
      return withTokens(criterionKind(predicate.column), predicate.values)
    case 'greater-than':
    case 'less-than':
      return compared(predicate)
  }
}

function negated(put: Put): Put {
  return (desk, target) => {
    desk.segment.board.copy(target, ALIVE)
    exclude(desk, target, put)
  }
}

/** The rows that have one of the values of a kind. */
export function withTokens(kind: string, values: readonly string[]): Put {
  return (desk, target) => {
    desk.segment.board.clear(target)
    for (const value of values) addToken(desk, target, kind, value)
  }
}

function addToken(
  { segment, names }: Desk,
  target: number,
  kind: string,
  value: string,
): void {
  addSet(segment.board, target, segment.tokens, names.tokens.find(kind, value))
}

/** Few different figures occur, so each of them is compared once. */
function compared(
  predicate: Extract<Predicate, { op: 'greater-than' | 'less-than' }>,
): Put {
  const bound = Number(predicate.value)
  const kind = criterionKind(predicate.column)
  const isWithin = (value: number) =>
    predicate.op === 'greater-than' ? value > bound : value < bound
  return (desk, target) => {
    const { board, tokens } = desk.segment
    board.clear(target)
    for (const { number, value } of desk.names.tokens.all(kind)) {
      if (isWithin(Number(value))) addSet(board, target, tokens, number)
    }
  }
}
