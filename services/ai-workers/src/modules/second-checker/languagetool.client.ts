import { err, ok, type Result } from '@landfall/kit/core/result'
import { createSafeFetch, type FetchFaultCode } from '@landfall/kit/safe-fetch/safe-fetch'
import { outgoingDefaults } from '@landfall/kit/safe-fetch/settings'
import { z } from 'zod'
import type { MaskedText } from '../provider/mask-text.ts'
import { LEFT_OUT } from './left-out.ts'

export type LanguageToolSettings = {
  /** The address before `/v2/check`. */
  url: string
  /** A variant of English, such as en-US. */
  language: string
}

/** Why there is no answer. Nothing of a partial answer is kept. */
export type CheckFault = { code: FetchFaultCode | 'refused' | 'malformed' }

/** One request to the server. */
export type AskLanguageTool = (
  text: MaskedText,
) => Promise<Result<LanguageToolAnswer, CheckFault>>

/** A server's first text takes a minute, all others a second or less. */
const TIMEOUT_MS = 10_000
const CONNECT_TIMEOUT_MS = 3_000
/** An essay of the maximum length in which every word is unknown gets an answer of 2 MB. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024
const HTTP_OK = 200

const count = z.int().nonnegative()
const answerSchema = z.looseObject({
  software: z.looseObject({ version: z.string() }).optional(),
  matches: z.array(
    z.looseObject({
      message: z.string(),
      offset: count,
      length: count,
      replacements: z.array(z.looseObject({ value: z.string() })).default([]),
      context: z.looseObject({ text: z.string(), offset: count, length: count }),
      type: z.looseObject({ typeName: z.string() }).optional(),
      rule: z.looseObject({ category: z.looseObject({ id: z.string() }) }),
    }),
  ),
})
export type LanguageToolAnswer = z.output<typeof answerSchema>
export type LanguageToolMatch = LanguageToolAnswer['matches'][number]

/**
 * Asks a server that speaks LanguageTool's public HTTP protocol (https://languagetool.org/http-api/), wherever the
 * operator runs it, including a private address. No other host receives anything, since redirects are not followed.
 */
export function createLanguageTool(
  { url, language }: LanguageToolSettings,
  o: { timeoutMs?: number } = {},
): AskLanguageTool {
  const { hostname, port, protocol } = new URL(url)
  const host = `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`
  const fetch = createSafeFetch({ ...outgoingDefaults, allowedHosts: [host] })
  const address = `${url.replace(/\/+$/u, '')}/v2/check`
  return async (text) => {
    const form = { text, language, level: 'default', disabledCategories: LEFT_OUT }
    const fetched = await fetch.read(address, {
      method: 'POST',
      body: new URLSearchParams(form).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      contentTypes: ['application/json'],
      connectTimeoutMs: CONNECT_TIMEOUT_MS,
      timeoutMs: o.timeoutMs ?? TIMEOUT_MS,
      maxBytes: MAX_ANSWER_BYTES,
    })
    if (!fetched.ok) return err({ code: fetched.error.code })
    const { status, body } = fetched.value
    return status === HTTP_OK ? readAnswer(body) : err({ code: 'refused' })
  }
}

function readAnswer(body: Buffer): Result<LanguageToolAnswer, CheckFault> {
  try {
    const read = answerSchema.safeParse(JSON.parse(body.toString('utf8')))
    return read.success ? ok(read.data) : err({ code: 'malformed' })
  } catch {
    return err({ code: 'malformed' })
  }
}
