import type { GrammarNote } from '@landfall/essays/grammar/grammar-note'
import type { SecondOpinion } from '@landfall/essays/grammar/second-opinion'
import type { Span } from '@landfall/essays/text/text'
import type { Masking } from '../provider/mask-text.ts'
import type { LanguageToolAnswer, LanguageToolMatch } from './languagetool.client.ts'
import { LEFT_OUT } from './left-out.ts'

const MAX_MESSAGE_LENGTH = 500
const MAX_REPLACEMENT_LENGTH = 80
const MAX_REPLACEMENTS = 10

/**
 * Turns LanguageTool's answer on a masked text into notes like the built-in checker's. Its places count UTF-16
 * units, as Java's strings and ours do; other servers of the protocol may count differently, so a place must lie in
 * the text and hold what the answer quotes from it. A finding that touches a masked word is left out: for "an
 * asylum seeker" the server sees "an xxxxxx".
 */
export function opinionOf(
  { software, matches }: LanguageToolAnswer,
  masking: Masking,
): SecondOpinion {
  const version = software?.version ?? ''
  const by = /^\d[\w.-]{0,19}$/u.test(version) ? `LanguageTool ${version}` : 'LanguageTool'
  const isMasked = maskedSigns(masking)
  const notes = matches
    .filter(({ rule }) => rule.category.id !== LEFT_OUT)
    .filter((match) => isInText(match, masking.text))
    .map(noteOf)
    .filter((note) => !touches(note, masking.text, isMasked))
  return { by, notes }
}

function isInText({ offset, length, context }: LanguageToolMatch, text: string): boolean {
  if (length === 0 || offset + length > text.length) return false
  const marked = text.slice(offset, offset + length)
  const quoted = context.text.slice(context.offset, context.offset + context.length)
  return marked.isWellFormed() && plain(marked) === plain(quoted)
}

/** The answer replaces line ends by spaces. */
function plain(text: string): string {
  return text.replaceAll(/\s/gu, ' ')
}

function noteOf(match: LanguageToolMatch): GrammarNote {
  const { offset: from, length, message, replacements } = match
  // For an unknown word any suggestion may be meant; otherwise the first suggestion fits the sentence best.
  const isUnknownWord = match.type?.typeName === 'UnknownWord'
  const words = replacements
    .map(({ value }) => value)
    .filter((value) => value.length <= MAX_REPLACEMENT_LENGTH)
    .slice(0, isUnknownWord ? MAX_REPLACEMENTS : 1)
  return {
    from,
    to: from + length,
    kind: isUnknownWord ? 'Spelling' : match.rule.category.id,
    message: message.slice(0, MAX_MESSAGE_LENGTH),
    replacements: words,
  }
}

/** True also where only spaces lie between. */
function touches({ from, to }: Span, text: string, isMasked: Uint8Array): boolean {
  const before = text.slice(0, from).trimEnd().length
  const behind = text.length - text.slice(to).trimStart().length
  return isMasked.subarray(Math.max(0, before - 1), behind + 1).includes(1)
}

/** 1 for each character that was masked. */
function maskedSigns({ text, places }: Masking): Uint8Array {
  const signs = new Uint8Array(text.length)
  for (const { from, to } of places) signs.fill(1, from, to)
  return signs
}
