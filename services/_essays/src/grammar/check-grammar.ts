import { Dialect, LocalLinter, SuggestionKind } from 'harper.js'
import { slimBinary } from 'harper.js/slimBinary'
import type { GrammarNote } from './grammar-note.ts'

/** Rules about typography, and a rule that takes "allways" for two words. */
const LEFT_OUT = [
  'Dashes',
  'NoFrenchSpaces',
  'QuoteSpacing',
  'Spaces',
  'SpelledNumbers',
  'SplitWords',
  'UseEllipsisCharacter',
]

let opening: Promise<LocalLinter> | null = null

/**
 * Checks the spelling and grammar of an English text on this machine alone. The first call loads 16 MB of
 * WebAssembly and takes seconds, and each call blocks its thread: use a separate thread.
 */
export async function checkGrammar(text: string): Promise<GrammarNote[]> {
  opening ??= openLinter()
  const linter = await opening
  const found = await linter.lint(text, { language: 'plaintext' })
  return found.map((lint) => {
    const { start: from, end: to } = lint.span()
    const replacements = lint
      .suggestions()
      .filter((suggestion) => suggestion.kind() === SuggestionKind.Replace)
      .map((suggestion) => suggestion.get_replacement_text())
    return { from, to, kind: lint.lint_kind(), message: lint.message(), replacements }
  })
}

async function openLinter(): Promise<LocalLinter> {
  const linter = new LocalLinter({ binary: slimBinary, dialect: Dialect.American })
  const off = Object.fromEntries(LEFT_OUT.map((rule) => [rule, false]))
  await linter.setLintConfig({ ...(await linter.getLintConfig()), ...off })
  return linter
}
