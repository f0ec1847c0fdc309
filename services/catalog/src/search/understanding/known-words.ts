import { FIELD_ROWS } from '@landfall/matching/reference/field-rows'
import { COUNTRY_ALIASES } from '@landfall/reference/country-aliases'
import { COUNTRIES } from '@landfall/reference/countries'
import { DEMONYMS } from '@landfall/reference/demonyms'
import { REGIONS } from '@landfall/reference/regions'
import { DEGREE_LEVELS, type DegreeLevel } from '@landfall/matching/scholarship-criteria'
import { NAMED_DEGREES } from './degree-words.ts'
import { FIELD_SHORT_FORMS, LOOSE_FIELDS } from './field-words.ts'

/** What a phrase may stand for; `understand.ts` decides when it does. */
export type KnownPhrase =
  /** Short names ("ms") count only before a field. */
  | { as: 'level'; values: readonly DegreeLevel[]; isShort: boolean }
  | { as: 'fullTuition'; values: readonly string[] }
  /** Loose names mean other things next to other words ("data science", "law school"). */
  | { as: 'field'; values: readonly string[]; isLoose: boolean }
  /** A degree that includes its field; loose as for fields. */
  | { as: 'degree'; level: DegreeLevel; field: string; isLoose: boolean }
  /** Countries are codes, regions their names. */
  | { as: 'country'; values: readonly string[]; isAmbiguous: boolean }
  | { as: 'demonym'; values: readonly string[]; isLanguage: boolean; isPlural: boolean }
  /** Adds nothing to what was understood. */
  | { as: 'noise' }
  /** A name or a thing that is not a country, level or field. */
  | { as: 'kept' }

const LEVEL_WORDS: Record<DegreeLevel, readonly string[]> = {
  undergraduate: [
    'undergraduate',
    'undergraduates',
    'undergrad',
    'undergrads',
    'bachelor',
    'bachelors',
    'bachelor of science',
    'bachelor of arts',
    'bsc',
    'bs degree',
    'ba degree',
  ],
  graduate: [
    'graduate',
    'graduates',
    'grad school',
    'graduate school',
    'grad student',
    'grad students',
    'master',
    'masters',
    'master of science',
    'master of arts',
    'msc',
    'mphil',
    'mres',
    'ms degree',
    'ma degree',
    'postgraduate',
    'postgraduates',
    'postgrad',
    'post graduate',
  ],
  phd: [
    'phd',
    'phds',
    'doctorate',
    'doctorates',
    'doctoral',
    'dphil',
    'doctor of philosophy',
  ],
  postdoc: ['postdoc', 'postdocs', 'postdoctoral', 'post doc', 'post doctoral'],
}

const SHORT_LEVEL_WORDS: Partial<Record<DegreeLevel, readonly string[]>> = {
  undergraduate: ['bs', 'ba', 'btech', 'beng'],
  graduate: ['ms', 'ma', 'mtech'],
}

const FULL_TUITION_PHRASES = [
  'full ride',
  'full rides',
  'fullride',
  'fully funded',
  'full funding',
  'full fund',
  'full scholarship',
  'full scholarships',
  'full tuition',
  'full tuition fee',
  'full tuition fees',
  'free tuition',
  'tuition free',
  'fully paid',
  'full cost',
]

/** All awards are for study in the U.S., so its name filters nothing. */
const PLACE_OF_ALL = [
  'usa',
  'us',
  'united states',
  'united states of america',
  'america',
  'american universities',
  'american university degree',
  'abroad',
]

const NOISE = [
  'funding fund funds funded scholarship scholarships grant grants award awards aid financial fellowship',
  'fellowships bursary bursaries sponsorship opportunities opportunity available study studying degree degrees',
  'program programs programme programmes course courses level international foreign overseas students student',
  'for from in the a an and of to at on with by my i am want looking find best top please citizen citizens',
  'applicant applicants national nationals candidate candidates',
].flatMap((line) => line.split(' '))

/** Before a country they say that somebody is from there. */
export const LEADING: ReadonlySet<string> = new Set(['for', 'from', 'in'])
/** After the name of a people they say that somebody belongs to it. */
export const PERSONS: ReadonlySet<string> = new Set(
  [
    'student students citizen citizens national nationals applicant applicants scholar scholars women woman men',
    'girls girl people youth passport undergraduates graduates refugees researchers engineers doctors nurses',
  ].flatMap((line) => line.split(' ')),
)

/** Also a U.S. state, a first name or a title: countries only if the words around them say so. */
const AMBIGUOUS_COUNTRIES = ['georgia', 'jordan', 'chad', 'wales']

/** Also what somebody studies. */
const LANGUAGES = [
  'chinese czech danish dutch finnish french german greek hungarian irish italian japanese korean norwegian',
  'polish portuguese spanish swedish thai turkish british nepali somali malagasy',
].flatMap((line) => line.split(' '))

/** Phrases that look like something known but are not. */
const LOOK_ALIKES = [
  'new mexico',
  'new england',
  'new jersey',
  'new guinea',
  'american indian',
  'american indians',
  'indian american',
  'indian americans',
  'west indian',
  'native american',
  'african american',
  'african americans',
  'asian american',
  'asian americans',
  'asian pacific american',
  'european american',
  'caribbean american',
  'north american',
  'georgia tech',
  'georgia state',
  'high school graduate',
  'high school graduates',
  'graduate record examination',
  'graduate assistantship',
  'graduate assistantships',
  'grant in aid',
  'grants in aid',
  'student finance',
  'finance my',
  'help with finance',
  'african languages',
  'asian languages',
  'indian languages',
]

/** A text with one of these is probably a name: no bare country or field is read out of it. */
export const NAME_WORDS: ReadonlySet<string> = new Set(
  [
    'university universities college institute institution institutions foundation council society association trust academy school',
    'memorial prize endowment ministry embassy commission center centre department bank corporation company inc',
    'club league federation union bureau agency conference network alliance committee museum library church',
    'tech state valley',
  ].flatMap((line) => line.split(' ')),
)

/** Every phrase that means something, in the form that `keyOf` gives. */
export const KNOWN_PHRASES: ReadonlyMap<string, KnownPhrase> = readPhrases()
export const MAX_PHRASE_WORDS = Math.max(
  ...[...KNOWN_PHRASES.keys()].map((phrase) => phrase.split(' ').length),
)

/** A word without case, marks, apostrophes and the dots of "Ph.D." */
export function keyOf(word: string): string {
  return word
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’.]/g, '')
}

/** The words of a text, split at hyphens too. */
function keysOf(text: string): string[] {
  return [...keyOf(text.replaceAll('&', ' and ')).matchAll(/[\p{L}\p{N}]+/gu)].map(
    ([word]) => word,
  )
}

type Add = (phrases: readonly string[], known: KnownPhrase) => void

/** If two share a phrase, the later one wins. */
function readPhrases(): Map<string, KnownPhrase> {
  const found = new Map<string, KnownPhrase>()
  const add: Add = (phrases, known) => {
    for (const phrase of phrases) found.set(keysOf(phrase).join(' '), known)
  }
  addDemonyms(found)
  addCountries(add)
  addRegions(add)
  for (const { code, name, aliases } of FIELD_ROWS) {
    for (const phrase of [name, ...aliases, ...(FIELD_SHORT_FORMS[code] ?? [])]) {
      const isLoose = LOOSE_FIELDS.includes(phrase.toLowerCase())
      add([phrase], { as: 'field', values: [code], isLoose })
    }
  }
  addLevels(add, LEVEL_WORDS, false)
  addLevels(add, SHORT_LEVEL_WORDS, true)
  addDegrees(add)
  add(FULL_TUITION_PHRASES, { as: 'fullTuition', values: ['true'] })
  add([...NOISE, ...PLACE_OF_ALL], { as: 'noise' })
  add(LOOK_ALIKES, { as: 'kept' })
  return found
}

function addLevels(
  add: Add,
  words: Partial<Record<DegreeLevel, readonly string[]>>,
  isShort: boolean,
): void {
  for (const level of DEGREE_LEVELS) {
    add(words[level] ?? [], { as: 'level', values: [level], isShort })
  }
}

function addCountries(add: Add): void {
  for (const { code, name } of COUNTRIES.filter((country) => country.code !== 'US')) {
    for (const phrase of [name, ...(COUNTRY_ALIASES[code] ?? [])]) {
      const isAmbiguous = AMBIGUOUS_COUNTRIES.includes(phrase.toLowerCase())
      add([phrase], { as: 'country', values: [code], isAmbiguous })
    }
  }
  const citizens = ['us citizens', 'us citizen', 'american citizens', 'american citizen']
  add(citizens, { as: 'country', values: ['US'], isAmbiguous: false })
}

function addRegions(add: Add): void {
  for (const { name, names, people } of REGIONS) {
    const values = [name]
    add(people, { as: 'demonym', values, isLanguage: false, isPlural: false })
    const plural = people.map((word) => `${word}s`)
    add(plural, { as: 'demonym', values, isLanguage: false, isPlural: true })
    // If a people is named like its region, the name counts wherever it occurs.
    add([name, ...names], { as: 'country', values, isAmbiguous: false })
  }
}

function addDegrees(add: Add): void {
  for (const { level, field, words, looseWords = [] } of NAMED_DEGREES) {
    add(words, { as: 'degree', level, field, isLoose: false })
    add(looseWords, { as: 'degree', level, field, isLoose: true })
  }
}

function addDemonyms(found: Map<string, KnownPhrase>): void {
  for (const [code, words] of DEMONYMS) {
    for (const word of words) {
      const key = keysOf(word).join(' ')
      const isLanguage = LANGUAGES.includes(key)
      for (const [phrase, isPlural] of [
        [key, false],
        [`${key}s`, true],
      ] as const) {
        const known = found.get(phrase)
        const values = known?.as === 'demonym' ? [...known.values, code] : [code]
        found.set(phrase, { as: 'demonym', values, isLanguage, isPlural })
      }
    }
  }
}
