import { type Source, site } from './guide.ts'

/** Words of a person who may be in danger. Better one such answer too many than one too few. */
const DANGER = [
  /\b(?:kill(?:ing)?|hurt(?:ing)?|harm(?:ing)?|cut(?:ting)?)\s+my\s?self\b/iu,
  /\bself[\s-]?harm/iu,
  /\bsuicid/iu,
  /\b(?:end(?:ing)?|take|taking)\s+(?:it\s+all|my\s+(?:own\s+)?life)\b/iu,
  /\b(?:want|wanna|going|wish|ready)\s+(?:to\s+)?(?:die|be\s+dead|i\s+(?:was|were)\s+dead)\b/iu,
  /\bi\s+(?:wish|want)\s+i\s+(?:was|were)\s+(?:dead|never\s+born)\b/iu,
  /\b(?:no|not)\s+(?:a\s+)?(?:reason|point)\s+(?:to|in|of)\s+(?:live|living|go\s+on|being\s+alive)\b/iu,
  /\b(?:don['’]?t|do\s+not)\s+(?:want|wish)\s+to\s+(?:live|be\s+alive|wake\s+up|exist)\b/iu,
  /\bbetter\s+off\s+(?:dead|without\s+me)\b/iu,
  /\b(?:can['’]?t|cannot|can\s+not)\s+(?:go\s+on\s+living|live\s+(?:any\s?more|like\s+this))\b/iu,
  /\b(?:he|she|they|husband|boyfriend|father|roommate|partner)\s+(?:hits?|beats?|hurts?|raped?|rapes|abuses?|is\s+hurting|is\s+beating)\s+me\b/iu,
  /\b(?:raped|sexually\s+assaulted|overdos(?:e|ed|ing))\b/iu,
]

export function speaksOfDanger(text: string): boolean {
  return DANGER.some((pattern) => pattern.test(text))
}

/** Names help lines first, and does not pretend to be help itself. */
export const CRISIS_ANSWER = `If you are in danger right now, call your local emergency number (in the U.S. 911).
- In the U.S.: call or text 988, the Suicide & Crisis Lifeline, at any hour. It is free.
- In any other country: findahelpline.com shows help lines in your country.
- Tell one person near you: a friend, family, your school’s counseling service, your international office.

I am glad that you told me. I am a program and can’t help with this the way a person can. Please talk to one of them now. Scholarships can wait, and I will be here for those later.`

export const CRISIS_SOURCES: readonly Source[] = [
  site('988 Suicide & Crisis Lifeline', 'https://988lifeline.org'),
  site('Find a Helpline', 'https://findahelpline.com'),
]
