import { backingEnv, readConfig } from '@landfall/kit/process/config'
import { z } from 'zod'
import type { LanguageToolSettings } from './modules/second-checker/languagetool.client.ts'

const shape = z.object({
  LANGUAGETOOL_URL: backingEnv
    .url(['http', 'https'])
    .refine(isBase, 'is an address before /v2/check, without a password, ? or #')
    .optional(),
  LANGUAGETOOL_LANGUAGE: z
    .string()
    .regex(/^en-[A-Z]{2}$/u, 'is a variant of English such as en-US or en-GB')
    .default('en-US'),
})

/** Reads how to reach a LanguageTool server; null without LANGUAGETOOL_URL. @throws ConfigError */
export function readLanguageToolSettings(
  env: NodeJS.ProcessEnv,
): LanguageToolSettings | null {
  const { LANGUAGETOOL_URL: url, LANGUAGETOOL_LANGUAGE: language } = readConfig(shape, env)
  return url === undefined ? null : { url, language }
}

function isBase(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { username, password, search, hash, pathname } = new URL(text)
  const isBare = [username, password, search, hash].every((part) => part === '')
  return isBare && !/\/v2(\/check)?\/*$/u.test(pathname)
}
