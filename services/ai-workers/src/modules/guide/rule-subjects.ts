import { J1 } from './other-visa.ts'

/**
 * A subject of immigration questions: the words that show it, and how strongly it suggests that a rule is about it
 * too.
 */
type Read = {
  words: RegExp
  /** A subject of nearly every question says little, a subject of a single rule says much. */
  weight: 1 | 2 | 3
}

/** "I opt in", "opt out of": the verb, in small letters or large ones. */
const OPT_AS_VERB =
  /\bopt(?:ed|ing)?[\s-](?:out|into)\b|\bopt[\s-]in(?:\s+(?:to|for)\b|\s*[?.!,]|\s*$)|\b(?:i|we|you|they|to|can|could|should|would|must|not|people|students)\s+opt\s+(?:for|to|in)\b/giu

const OPT = /\bopt\b|\b(?:optional|post-completion|pre-completion) practical training\b/iu

/** Whether a text names Optional Practical Training; "to opt out" and "you opt for" do not. */
export function namesOpt(text: string): boolean {
  return OPT.test(text.replaceAll(OPT_AS_VERB, ''))
}

const READ = {
  // What it is about
  stem: { words: /\bstem\b|\bi-?983\b/iu, weight: 3 },
  opt: { words: OPT, weight: 2 },
  cpt: { words: /\bcpt\b|\bcurricular practical training\b/iu, weight: 2 },
  internship: { words: /\bintern(?:s|ing|ships?)?\b/iu, weight: 2 },
  visa: {
    words: /\bvisas?\b|\bconsul\w+|\bembassy\b|\bds-?160\b|\b2(?:14|21) ?\([bg]\)/iu,
    weight: 1,
  },
  interview: {
    words:
      /\b(?:visa|consul\w+|embassy)\b.*\binterview|\binterview.*\b(?:visa|consul\w+|embassy)\b/iu,
    weight: 2,
  },
  j1: { words: J1, weight: 1 },
  homeRule: {
    words:
      /\b212 ?\(e\)|\b(?:two|2)[\s-]years?\b.*\b(?:rule|require\w*|home|resid\w+|waive\w*)|\b(?:home|back)\b[^.?!]{0,12}\b(?:two|2)[\s-]years?\b|\bhome[\s-](?:country[\s-])?(?:residen\w+|physical|requirement|rule)|\bskills list\b|\bno objection\b|\bds-?3035\b|\bwaivers?\b/iu,
    weight: 3,
  },
  otherStatus: {
    words:
      /\b(?:chang|convert|switch)\w*\b[^.?!]{0,30}\b(?:status|visa|f-?1|h-?1b)\b|\bh-?1b\b|\bgreen card\b|\bpermanent resid\w+/iu,
    weight: 2,
  },
  bars: {
    words:
      /\b(?:12|24|twelve|twenty[\s-]four)[\s-]months?[\s-]bar\b|\bbars?\b|\brepeat participation\b|\b(?:research )?scholars?\b|\bprofessor\b|\bresearcher\b/iu,
    weight: 3,
  },
  academicTraining: { words: /\bacademic training\b/iu, weight: 3 },
  ssn: { words: /\bssn\b|\bsocial security\b/iu, weight: 3 },
  fica: {
    words:
      /\bfica\b|\bmedicare\b|\bsocial security\b[^.?!]{0,20}\b(?:tax\w*|withh\w+|deduct\w*)|\b(?:tax\w*|withh\w+|deduct\w*)\b[^.?!]{0,20}\bsocial security\b/iu,
    weight: 3,
  },
  h4: { words: /\bh-?4\b/iu, weight: 3 },
  uscis: {
    words:
      /\buscis\b|\bi-?765\b|\bi-?539\b|\bead\b|\breinstatement\b|\bchange of status\b/iu,
    weight: 2,
  },
  sevisFee: {
    words:
      /\bi-?901\b|\bsevis\b.*\b(?:fee|pay|paid|costs?|receipt)\b|\b(?:fee|pay|paid|costs?)\b.*\bsevis\b/iu,
    weight: 2,
  },
  integrity: { words: /\bintegrity fee\b/iu, weight: 3 },
  mrv: { words: /\bmrv\b|\bds-?160 fee\b|\bvisa (?:application )?fee\b/iu, weight: 3 },
  premium: { words: /\bpremium\b|\bi-?907\b|\bexpedit\w+|\bfaster\b/iu, weight: 3 },
  capGap: { words: /\bcap[\s-]?gap\b|\bh-?1b\b/iu, weight: 3 },
  dated: {
    words:
      /\bduration of status\b|\bd\/s\b|\bi-?94\b.*\b(?:dates?|expires?|ends?|until)\b|\bdate on (?:my |the )?i-?94\b|\bfixed (?:date|period|stay|term|admission)|\b(?:four|4)[\s-]years? (?:limit|rule|visa|stay)|\bproposed (?:dhs )?rule\b/iu,
    weight: 3,
  },
  tax: { words: /\btax\w*|\b1042\b|\b8843\b|\bw-?8ben\b/iu, weight: 3 },
  address: {
    words:
      /\baddress(?:es)?\b|\bmov(?:e|ed|ing) (?:out|apartments?|house|to (?:a |an )?(?:new|other|another) (?:city|state|apartment|dorm|place))\b/iu,
    weight: 3,
  },
  credits: {
    words:
      /\bcredits?\b|\bfull[\s-]course|\bcourse load\b|\bfull[\s-]time (?:student|enrol\w+|stud\w+)|\bdrop\w* (?:a |below|one |my |some |this )?\s?(?:class|course|credit|full)|\bonline (?:class|course)/iu,
    weight: 3,
  },
  transfer: {
    words:
      /\btransfer\w*|\bchang\w+ (?:my )?(?:school|universit|college)|\bnew (?:school|university|college)\b/iu,
    weight: 3,
  },
  withdraw: {
    words:
      /\bwithdr[ae]w\w*|\bdrop(?:ped|ping)? out\b|\b(?:quit|leave|left) (?:my |the )?(?:program|school|university|studies)\b/iu,
    weight: 3,
  },
  longAbroad: {
    words:
      /\b(?:five|5) months\b|\bleave of absence\b|\b(?:semester|year|term) (?:off|abroad|away)\b|\babroad for\b|\bhow long\b.*\bleave the\b|\bbreak from\b|\bout(?:side)? (?:of )?the (?:us|u\.s\.?|usa|country|united states)\b/iu,
    weight: 3,
  },
  denied: {
    words: /\bden(?:y|ied|ial)|\brefus|\breject|\b2(?:14|21) ?\([bg]\)/iu,
    weight: 2,
  },
  dependents: {
    words:
      /\b[fj]-?2\b|\bh-?4\b|\bmy (?:spouse|wife|husband|kids?|child(?:ren)?|son|daughter)\b|\bdependents?\b/iu,
    weight: 3,
  },
  otherPaper: {
    words: /\bgreen card\b|\bpermanent resid\w+|\bsocial security\b|\bssn\b|\blicense\b/iu,
    weight: 3,
  },
  // Work
  work: {
    words:
      /\bwork(?:s|ed|ing)?\b|\bjobs?\b|\bfreelanc\w+|\bself[\s-]employ\w+|\bemploy(?:ed|ment)\b|\b(?:uber|doordash|restaurant)\b|\bcash\b|\bearn\w*|\bsell(?:ing)?\b|\bbusiness\b|\btutor\w*|\bbabysit\w*|\bassistant(?:ship)?s?\b/iu,
    weight: 1,
  },
  may: {
    words:
      /\b(?:can|may|could|allowed|permi\w+|able|(?:il)?legal(?:ly)?|okay|ok|unauthori[sz]ed)\b|\bunder the table\b/iu,
    weight: 1,
  },
  offCampus: { words: /\boff[\s-]campus\b|\boutside (?:of )?campus\b/iu, weight: 3 },
  campus: {
    words:
      /(?<!\b(?:off|near|around|close to|outside|outside of)[\s-](?:the |my |our )?)\bcampus\b|\bon or off[\s-]campus\b|\b(?:library|dorms?|dining hall|cafeteria|(?:teaching|research|graduate) assistant\w*)\b/iu,
    weight: 3,
  },
  partTime: { words: /\bpart[\s-]time\b/iu, weight: 2 },
  hours: { words: /\bhours?\b|\bpart[\s-]time\b|\bfull[\s-]time\b/iu, weight: 1 },
  employer: { words: /\bemployers?\b|\bcompan(?:y|ies)\b|\be-?verify\b/iu, weight: 1 },
  unemployed: {
    words:
      /\bunemploy\w*|\bwithout (?:a |any |having a )?(?:job|work)|\bno (?:job|work)\b|\bnot working\b|\b(?:90|150)[\s-]days? (?:limit|rule|without)|\b(?:find|look\w* for) (?:a |another )?(?:job|work)\b/iu,
    weight: 3,
  },
  jobEnded: {
    words:
      /\b(?:lost|lose|losing|quit|left|leave|leaving) (?:my |the |a )?job\b|\blaid off\b|\bfired\b|\bjob\b.*\bend(?:s|ed)?\b|\bend(?:s|ed)?\b.*\bjob\b/iu,
    weight: 3,
  },
  newJob: {
    words:
      /\b(?:new|another|different) (?:job|employer)\b|\bchang\w+ (?:my )?(?:job|employer)s?\b|\bchang\w+\b.*\b(?:salary|pay|hours|title|supervisor)\b|\b(?:report|tell|update)\b.*\b(?:job|employer|work)\b|\bsecond (?:job|employer)\b/iu,
    weight: 3,
  },
  evaluation: { words: /\bi-?983\b|\bevaluations?\b/iu, weight: 2 },
  sixMonths: {
    words: /\b(?:six|6)[\s-]months?\b|\bconfirm\w*|\bvalidat\w+|\bcheck[\s-]?ins?\b/iu,
    weight: 2,
  },
  // What is asked of it
  pending: {
    words:
      /\bpending\b|\bin process\b|\bwait(?:ing)? for (?:my |the )?(?:ead|opt|stem|card|approval|decision)|\bbefore (?:my |the )?(?:ead|card|approval)|\bnot (?:yet )?approved\b|\bstill processing\b|\b180 days\b/iu,
    weight: 2,
  },
  apply: {
    words:
      /\bappl(?:y|ied|ying|ications?)\b|\bfil(?:e|ed|ing)\b|\bsubmit\w*|\bi-?765\b|\brequest\w*|\bsend\b/iu,
    weight: 1,
  },
  when: {
    words:
      /\bwhen\b|\bdeadlines?\b|\bhow (?:early|soon|late|long before|far (?:ahead|in advance))\b|\bearliest\b|\blatest\b|\blast day\b|\btoo (?:early|late)\b|\bdays before\b|\bin advance\b/iu,
    weight: 1,
  },
  stemFiling: {
    words:
      /\b(?:appl(?:y|ied|ying)|fil(?:e|ed|ing)|submit\w*|request\w*)\b[^.?!,]{0,20}\bstem\b|\bstem\b[^.?!,]{0,30}\b(?:deadlines?|applications?|appl(?:y|ied)|filed?)\b|\bdeadlines?\b[^.?!,]{0,30}\bstem\b/iu,
    weight: 2,
  },
  firstDay: {
    words: /\bstart(?:s|ing)? (?:date|day)|\bfirst day\b|\b(?:start|begin)s?\b/iu,
    weight: 2,
  },
  lastDay: {
    words:
      /\b14 months\b|\bfinish\w*|\bused? (?:up|by)\b|\bdoes (?:my )?opt (?:end|expire)|\bopt (?:end|expire)s?\b/iu,
    weight: 1,
  },
  length: {
    words:
      /\bhow long\b|\bhow many (?:months|years|times)\b|\b(?:12|24|twelve|36) months\b|\blast\?|\bduration\b(?! of)/iu,
    weight: 1,
  },
  workOn: { words: /\b(?:continue|keep|go on)\b[^.?!]{0,12}\bwork/iu, weight: 3 },
  again: {
    words: /\btwice\b|\bagain\b|\bsecond (?:degree|master|opt)|\bhow many times\b/iu,
    weight: 2,
  },
  whatIs: {
    words:
      /\bwhat(?:['’]?s| is| are| does)\b|\bexplain\b|\btell me (?:about|more)\b|\bmeans?\b|\bhow does\b|^\W*(?:stem )?\w+\W*$/iu,
    weight: 1,
  },
  whoMay: {
    words:
      /\bwho\b|\beligib\w+|\bqualif\w+|\b(?:can|may|could|do) i (?:get|have|do|use|extend)\b|\brequire\w*|\bneed\b|\bextend\b|\bextension\b/iu,
    weight: 1,
  },
  processing: { words: /\btakes?\b|\bprocess\w*|\bapprov\w+/iu, weight: 1 },
  documents: {
    words:
      /\bdocuments?\b|\bpapers?\b|\bpaperwork\b|\bchecklist\b|\bbring\b|\bdo i need (?:for|to (?:show|take|prepare))\b|\bds-?160\b/iu,
    weight: 2,
  },
  price: {
    words: /\bhow much\b|\bcosts?\b|\bprice\b|\bfees?\b|\bpay\b|\bexpensive\b/iu,
    weight: 1,
  },
  where: {
    words: /\bwhere\b|\b(?:third|another|different|other|home) country\b/iu,
    weight: 1,
  },
  socialMedia: {
    words: /\bsocial media\b|\binstagram\b|\btwitter\b|\bvetting\b/iu,
    weight: 3,
  },
  enter: {
    words:
      /(?<!\bre[\s-]?)\benter(?:ing)?\b|\barriv\w*|\bfly (?:to|in)|\btravel to the u|\bcome (?:early|before|to the (?:us|u\.s\.?|usa|united states))\b|\bport of entry\b/iu,
    weight: 2,
  },
  travel: {
    words:
      /\btravel\w*|\btrip\b|\bgo (?:home|abroad|back)\b|\bvisit (?:home|my (?:family|parents|country))\b|\b(?:come|get|go) back\b|\bre[\s-]?ent(?:er|ry)\w*|\breturn(?:ing)? to the (?:us|u\.s\.?|usa|united states)\b|\bleave the (?:us|u\.s\.?|usa|country|united states)\b.*\b(?:while|during|and)\b|\bsignature\b/iu,
    weight: 2,
  },
  expires: { words: /\bexpir\w*|\brenew\w*|\bran out\b|\bruns? out\b/iu, weight: 2 },
  grace: {
    words:
      /\bgrace\b|\b60[\s-]days?\b|\bafter (?:i (?:graduate|finish)|(?:my |the )?(?:program|graduation|studies|degree|graduating))\b|\bhow long (?:can|may|could) i (?:stay|remain)\b|\bstay (?:in the (?:us|u\.s\.?|usa|country) )?after\b|\bleave the (?:us|u\.s\.?|usa|country|united states)\b/iu,
    weight: 2,
  },
  extend: {
    words:
      /\bexten(?:d|ds|ding|sions?)\b|\bmore time\b|\bi-?20\b.*\b(?:expir\w*|ends?)\b|\b(?:another|extra|one more) (?:semester|term|year)\b|\bgraduat\w+ (?:late|later)\b/iu,
    weight: 2,
  },
  ending: {
    words:
      /^(?!.*\b(?:my|when)\b).*\b(?:will|is|are|was|going)\b.*\b(?:end(?:ed|ing)?|cancel\w*|abolish\w*|go(?:ing|ne)? away|stop(?:ped)?|chang(?:e|ed|ing)|eliminat\w*|banned|remov\w*)\b|\bnew rules?\b|\brules? (?:is |are |will )?(?:chang\w+|going)/iu,
    weight: 3,
  },
} as const satisfies Record<string, Read>

export type Subject = keyof typeof READ

/** The subjects that a question mentions. */
export function subjectsOf(question: string): ReadonlySet<Subject> {
  const text = question.replaceAll(OPT_AS_VERB, ' ')
  const all = Object.keys(READ) as Subject[]
  return new Set(all.filter((subject) => READ[subject].words.test(text)))
}

export function weightOf(subject: Subject): number {
  return READ[subject].weight
}
