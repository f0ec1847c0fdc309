import { FENCE_RULE, fenceText } from '../provider/fence-text.ts'
import type { Prompt } from '../provider/prompt.ts'

const RULES = `You put tips for a student who applies for scholarships into plain, friendly American English.
Rules:
- One short tip for each tip that you get, in the same order: at most two sentences, second person.
- Keep every figure, date, name and address exactly as it is written, in digits. Add no fact, figure, promise or advice of your own.
- Keep what must and must not be done as it is. Leave text in square brackets as it is.
- Answer with JSON alone: {"awards": [{"award": 1, "tips": ["…"]}]}
${FENCE_RULE}`

/** @param facts the tips of each award, in the order of their numbers */
export const matchTipsPrompt: Prompt<readonly (readonly string[])[]> = (facts) => {
  const awards = facts.map((tips, place) => ({ award: place + 1, tips }))
  return [
    { role: 'system', content: RULES },
    { role: 'user', content: fenceText(JSON.stringify({ awards }, null, 1)) },
  ]
}
