import { COUNTRIES } from '@landfall/reference/countries'
import { FIELDS } from '@landfall/matching/reference/fields'
import { plainText } from '../../record/text/plain-text.ts'
import { phrasesFor } from '../search/widen-text.ts'
import {
  type Suggestion,
  lastWordOf,
  namesBeginningWith,
  withLastWord,
} from './suggestion.ts'
import type { SuggestionStore } from './suggestion.store.ts'

const MIN_PREFIX_LENGTH = 2
const MAX_PREFIX_LENGTH = 100
/** Limits per kind, so that no kind takes all places. */
const MAX_OF_KIND = { words: 2, field: 2, country: 2, provider: 2 }

type Deps = { suggestions: SuggestionStore }

/** Returns nothing for less than two letters, and never more than `most`. */
export function makeSuggest({ suggestions: store }: Deps) {
  return async (typed: string, most: number): Promise<Suggestion[]> => {
    const text = plainText(typed).toLowerCase()
    if (text.length < MIN_PREFIX_LENGTH || text.length > MAX_PREFIX_LENGTH) return []
    const [words, providers, titles] = await Promise.all([
      wordsOf(store, text),
      store.providers(text, MAX_OF_KIND.provider),
      store.titles(text, most),
    ])
    const found = [
      ...words,
      ...namesBeginningWith(text, FIELDS, MAX_OF_KIND.field).map(valued('field')),
      ...namesBeginningWith(text, COUNTRIES, MAX_OF_KIND.country).map(valued('country')),
      ...providers.map((provider) => searched('provider', provider)),
      ...titles.map((title) => searched('title', title)),
    ]
    return found.slice(0, most)
  }
}

/** What a short form stands for, else completions of the last word. */
async function wordsOf(store: SuggestionStore, text: string): Promise<Suggestion[]> {
  const meant = phrasesFor(text).slice(0, MAX_OF_KIND.words)
  if (meant.length > 0) return meant.map((phrase) => searched('words', phrase))
  const last = lastWordOf(text)
  if (last.length < MIN_PREFIX_LENGTH) return []
  const words = await store.words(last, MAX_OF_KIND.words)
  return words.map((word) => searched('words', withLastWord(text, word)))
}

function searched(kind: Suggestion['kind'], text: string): Suggestion {
  return { kind, text, value: null }
}

function valued(kind: 'field' | 'country') {
  return ({ code, name }: { code: string; name: string }): Suggestion => ({
    kind,
    text: name,
    value: code,
  })
}
