import { FENCE_RULE, fenceText } from '../provider/fence-text.ts'
import type { Prompt } from '../provider/prompt.ts'

const RULES = `You put a sentence about an organization's scholarship applications into plain, friendly American English.
Rules:
- One or two sentences, in the second person: the reader gives the scholarships.
- Keep every figure, percentage and name exactly as it is written, in digits. Add no fact, figure, cause, judgement or advice of your own.
- Keep "at least", and what is not so, as it is.
- Answer with JSON alone: {"text": "…"}
${FENCE_RULE}`

/** @param fact the sentence as it was computed */
export const insightPrompt: Prompt<string> = (fact) => [
  { role: 'system', content: RULES },
  { role: 'user', content: fenceText(JSON.stringify({ sentence: fact }, null, 1)) },
]
