import { stemmer } from 'stemmer'
import type { ReadText, Sentence, Span, Word } from './text.ts'

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })
const WORD = /[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu
/** A period after one of these does not end a sentence, whatever the segmenter says. */
const TITLE = /\b(?:Dr|Mr|Mrs|Ms|Prof|St|Sr|Jr|No|vs|e\.g|i\.e|etc)\.\s*$/

/** Splits a text into paragraphs, sentences and words, with their places in it. */
export function readText(text: string): ReadText {
  const paragraphs = paragraphsOf(text).map((span, paragraph) => ({
    ...span,
    sentences: sentencesOf(text, span, paragraph),
  }))
  const all = paragraphs.flatMap((paragraph) => paragraph.sentences)
  return { text, paragraphs, sentences: all, words: all.flatMap(({ words }) => words) }
}

export function wordsOf(text: string, { from, to }: Span = wholeOf(text)): Word[] {
  return [...text.slice(from, to).matchAll(WORD)].map(({ 0: found, index }) => {
    const word = found.toLowerCase().replaceAll('’', "'")
    const start = from + index
    const isCapital = /^\p{Lu}/u.test(found)
    return { from: start, to: start + found.length, word, stem: stemmer(word), isCapital }
  })
}

function wholeOf(text: string): Span {
  return { from: 0, to: text.length }
}

/** Blank lines separate paragraphs; without any blank line, each line is a paragraph. */
function paragraphsOf(text: string): Span[] {
  const gap = /\n\s*\n/.test(text) ? /\n\s*\n/g : /\n/g
  const spans: Span[] = []
  let from = 0
  for (const { index, 0: found } of [...text.matchAll(gap), endOf(text)]) {
    const span = trimmed(text, { from, to: index })
    if (span.to > span.from) spans.push(span)
    from = index + found.length
  }
  return spans
}

function endOf(text: string) {
  return { index: text.length, 0: '' }
}

function sentencesOf(text: string, whole: Span, paragraph: number): Sentence[] {
  const found: Span[] = []
  let isOpen = false
  for (const { segment, index } of sentences.segment(text.slice(whole.from, whole.to))) {
    const from = whole.from + index
    const to = from + segment.length
    const last = found.at(-1)
    if (isOpen && last !== undefined) last.to = to
    else found.push({ from, to })
    isOpen = TITLE.test(segment)
  }
  return found
    .map((span) => trimmed(text, span))
    .map((span) => ({ ...span, words: wordsOf(text, span), paragraph }))
    .filter(({ words }) => words.length > 0)
}

function trimmed(text: string, { from, to }: Span): Span {
  const part = text.slice(from, to)
  const start = from + (part.length - part.trimStart().length)
  return { from: start, to: Math.max(start, from + part.trimEnd().length) }
}
