import { CALLERS, type CallerName } from './_people.ts'
import type { Records } from './_records.ts'

/**
 * Who may do what: a line for each operation of the platform, in the file of the service that owns it. To add one:
 * its key (`Query.field`, `Mutation.field`, `Subscription.field`, `METHOD /path`, `_entities service.Type`), a word
 * for each caller, and arguments with real records; a new noun is a line in `_records.ts`. Write what was decided,
 * not what the platform answers; then make the page anew (see its head). A second line for the same operation adds
 * the difference in brackets.
 */

/**
 * What a caller gets:
 * `ok` an answer without anybody's private data, `own` one with the caller's own (or their
 * organization's), `all` one with somebody else's; `401` sign in first, `403` may not do this at all,
 * `404` there is no such record (null in a query), `409` the record's state forbids it, `422` the input does.
 */
const WORDS = ['ok', 'own', 'all', '400', '401', '403', '404', '409', '422'] as const
export type Word = (typeof WORDS)[number]

type Input = Record<string, unknown>
export type Line = {
  expected: Readonly<Record<CallerName, Word>>
  input: (records: Records, by: CallerName) => Input | Promise<Input>
}
export type Lines = Readonly<Record<string, Line>>

/**
 * One operation of the table.
 * @param words one for each caller in the order of `CALLERS`; a single word is for all. Without the last word, the
 *   other student's recommender gets what a visitor gets
 * @param input arguments of the field, or parameters, `query` and `body` of the route. Its records belong to the
 *   student or to the owner's organization; a write that is allowed gets new ones.
 */
export function line(words: string, input: Line['input'] = () => ({})): Line {
  const given = words.trim().split(/\s+/) as Word[]
  const all = given.length === 1 ? CALLERS.map(() => given[0]) : given
  if (all.length === CALLERS.length - 1 && all[0]) all.push(all[0])
  if (all.length !== CALLERS.length)
    throw new Error(`not one word for each caller: ${words}`)
  const unknown = all.find((word) => !WORDS.some((one) => one === word))
  if (unknown) throw new Error(`no such word: ${unknown}`)
  const expected = Object.fromEntries(CALLERS.map((caller, index) => [caller, all[index]]))
  return { expected: expected as Line['expected'], input }
}
