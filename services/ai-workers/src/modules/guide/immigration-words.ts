import { isOfOtherVisa } from './other-visa.ts'
import { namesOpt } from './rule-subjects.ts'

const WORDS =
  /\b(?:visas?|f-?1|f-?2|j-?1|h-?1b|i-?20|i-?94|i-?765|i-?901|i-?983|ds-?160|cpt|ead|sevis|uscis|dso|immigration|immigrant|deport\w*|green card|work permit|work authori[sz]ation|(?:stem|24[\s-]month) extension|on stem|cap[\s-]gap|grace period|duration of status|status expire\w*|out of status|(?:legal|visa|immigration|student) status|in status|my (?:spouse|wife|husband)|dependents?|port of entry|travel signature|consulates?|embassy|travel ban|proclamation|reinstatement|fica|medicare tax|social security (?:number|tax\w*)|ssn|two[\s-]year home|unauthori[sz]ed (?:work|employment))\b/iu
/** A student's work in the United States is a question of status, whatever words it is asked in. */
const WORK =
  /\b(?:(?:may|can|could|allowed to|permitted to|able to|legal(?:ly)? to|(?:is it )?ok(?:ay)? to) (?:i |we |international |students? |legally )*(?:work|freelance|drive (?:for )?uber)|work(?:ing)? (?:on|off)[\s-]campus|(?:on|off)[\s-]campus (?:job|work)|hours (?:(?:a|per) week )?(?:can|may|am|do) [^.?!]{0,30}work|(?:can|may) i (?:intern|(?:do|take|have|accept) an? (?:\w+ )?internship|freelance|drive (?:for )?uber|get a job)|part[\s-]?time job|paid internship|tax(?:es|ed)? on (?:my |the )?scholarships?|scholarships? (?:tax\w*|be taxed)|full course (?:of study|load)|drop (?:a|below) |enough credits|how many credits|enter (?:the )?(?:us|u\.s\.|usa|united states|country)|arrive [^.?!]{0,20}(?:before|early)|unemployment days?|work(?:ed|ing)? illegally|transfer (?:to another|to a different|schools?|my sevis)|after i graduate|leave the (?:us|u\.s\.|country)|stay (?:in (?:the )?(?:us|usa|u\.s\.|america)|after)|days? to leave|report (?:my|a) (?:new )?address|chang(?:e|ed) my address|moved to a new address)\b/iu

/** Whether a text is about matters that only the rules may answer. */
export function asksOfImmigration(text: string): boolean {
  return WORDS.test(text) || WORK.test(text) || namesOpt(text) || isOfOtherVisa(text)
}

/** A narrower test, for text that a language model writes. */
export function speaksOfImmigration(text: string): boolean {
  return (
    namesOpt(text) ||
    /\b(?:visas?|f-1|i-20|i-94|cpt|sevis|uscis|ead|immigration status|work authori[sz]ation)\b/u.test(
      text.replaceAll(/\b(?:CPT|SEVIS|USCIS|EAD|F-1|I-20|I-94)\b/gu, (word) =>
        word.toLowerCase(),
      ),
    )
  )
}
