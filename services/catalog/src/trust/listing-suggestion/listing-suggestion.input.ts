import { enumInput } from '@landfall/kit/graphql/arguments'
import { optionalText, writtenText } from '@landfall/kit/graphql/written-text'
import { z } from 'zod'
import {
  ADDRESS_KEY_MAX_LENGTH,
  addressKeyOf,
  SUGGESTION_NAME_MAX_LENGTH,
  SUGGESTION_REASON_MAX_LENGTH,
  SUGGESTION_URL_MAX_LENGTH,
} from './listing-suggestion.ts'

const NO_ADDRESS = 'Please enter the address of a page that begins with https://'

const TOO_LONG_WRITTEN_OUT =
  'This address is too long once its special characters are escaped. Please shorten it'

/** @returns url: https, of a host with a name, without anybody's password; name: null for none */
export const suggestListingInput = z.object({
  url: writtenText(SUGGESTION_URL_MAX_LENGTH)
    .refine(isPublicPage, { error: NO_ADDRESS, abort: true })
    .refine(
      (url) => addressKeyOf(url).length <= ADDRESS_KEY_MAX_LENGTH,
      TOO_LONG_WRITTEN_OUT,
    ),
  name: optionalText(SUGGESTION_NAME_MAX_LENGTH),
  reason: writtenText(SUGGESTION_REASON_MAX_LENGTH).pipe(
    z.string().min(1, 'Please say why it should be listed'),
  ),
})
export type SuggestListingInput = z.output<typeof suggestListingInput>

function isPublicPage(stated: string): boolean {
  const url = URL.parse(stated)
  return (
    url !== null &&
    url.protocol === 'https:' &&
    url.username === '' &&
    url.password === '' &&
    /\.[a-z][a-z0-9-]*$/i.test(url.hostname)
  )
}

const SUGGESTION_DECISIONS = ['draft', 'dismiss', 'reopen'] as const

export const decideSuggestionInput = z.object({
  id: z.string(),
  decision: enumInput(SUGGESTION_DECISIONS),
  /** The version that was decided on. */
  version: z.int(),
})
export type DecideSuggestionInput = z.output<typeof decideSuggestionInput>
