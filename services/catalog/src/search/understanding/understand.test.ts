import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { KNOWN_PHRASES } from './known-words.ts'
import { understand } from './understand.ts'

/** "level phd, field physics | rest" */
function reading(text: string): string {
  const { understood, rest } = understand(text)
  const names = {
    degreeLevel: 'level',
    fieldOfStudy: 'field',
    countries: 'from',
    fullTuition: 'full',
  }
  return [
    understood
      .map(({ kind, value }) =>
        kind === 'fullTuition' ? 'full' : `${names[kind]} ${value}`,
      )
      .join(', '),
    rest ?? '',
  ].join(' | ')
}

const READ: readonly (readonly [string, string])[] = [
  ['full ride', 'full | '],
  ['Full-Ride scholarships', 'full | '],
  ['fully funded masters', 'full, level graduate | '],
  ['full tuition scholarship for women', 'full | women'],
  ['full scholarship', 'full | '],
  ['fully funded PhD in the USA', 'full, level phd | '],
  ['tuition free universities', 'full | universities'],
  ['Nigeria', 'from NG | '],
  ['nigeria scholarships', 'from NG | '],
  ['scholarships for Nigerians', 'from NG | '],
  ['for Nigerian students', 'from NG | '],
  ['Nigerian', 'from NG | '],
  ['Indian students', 'from IN | '],
  ['indian women in engineering', 'from IN, field engineering | women'],
  ['Pakistani PhD scholarships', 'from PK, level phd | '],
  ['for students from South Korea', 'from KR | '],
  ['south sudan', 'from SS | '],
  ['citizens of the Gambia', 'from GM | '],
  ["cote d'ivoire", 'from CI | '],
  ['Côte d’Ivoire masters', 'from CI, level graduate | '],
  ['UK', 'from GB | '],
  ['South African undergraduates', 'from ZA, level undergraduate | '],
  ['Congolese', 'from CD, from CG | '],
  ['Kazakh students', 'from KZ | '],
  ['Filipino nurses', 'from PH | nurses'],
  ['Kenya and Uganda', 'from KE, from UG | '],
  ['from Georgia', 'from GE | '],
  ['for Georgian students', 'from GE | '],
  ['scholarships for Jordan', 'from JO | '],
  ['students in Chad', 'from TD | '],
  ['French students', 'from FR | '],
  ['Japanese applicants physics', 'from JP, field physics | '],
  ['US citizens', 'from US | '],
  ['PhD physics funding', 'level phd, field physics | '],
  ['Ph.D.', 'level phd | '],
  ['doctoral grants chemistry', 'level phd, field chemistry | '],
  ["master's degree in public health", 'level graduate, field public-health | '],
  ['MSc', 'level graduate | '],
  ['MS in Computer Science', 'level graduate, field computer-science | '],
  ['MS physics', 'level graduate, field physics | '],
  ['undergrad engineering', 'level undergraduate, field engineering | '],
  ['bachelor scholarships', 'level undergraduate | '],
  ['masters or phd', ' | masters or phd'],
  ['postdoc biology', 'level postdoc, field biology | '],
  ['computer science', 'field computer-science | '],
  ['CS', 'field computer-science | '],
  ['comp sci', 'field computer-science | '],
  ['STEM for women', 'field stem | women'],
  ['peace and conflict studies', 'field peace-and-conflict-studies | '],
  ['international relations masters', 'field international-relations, level graduate | '],
  ['Fulbright PhD', 'level phd | Fulbright'],
  ['first-gen phd', 'level phd | first-gen'],
  ['phd - physics', 'level phd, field physics | '],
  ['c++ phd', 'level phd | c++'],
  ['data science masters', 'field data-science, level graduate | '],
  ['i want to study law in america', 'field law | '],
  [
    'masters in usa for pakistani students full funding',
    'level graduate, from PK, full | ',
  ],
  ['phd for african women', 'level phd, from Africa | women'],
  ['scholarships for Africans', 'from Africa | '],
  ['Asian students', 'from Asia | '],
  ['students from Sub-Saharan Africa', 'from Sub-Saharan Africa | '],
  ['South Asian women', 'from South Asia | women'],
  ['Latin American masters', 'from Latin America, level graduate | '],
  ['scholarships for the Middle East', 'from Middle East | '],
  ['Africa and Asia', 'from Africa, from Asia | '],
  ['South African phd', 'from ZA, level phd | '],
  ['MPH', 'level graduate, field public-health | '],
  ['mph for african women', 'level graduate, field public-health, from Africa | women'],
  ['M.B.A. scholarships', 'level graduate, field business | '],
  ['MBA for Nigerians', 'level graduate, field business, from NG | '],
  ['LL.M.', 'level graduate, field law | '],
  ['MEng', 'level graduate, field engineering | '],
  ['MEng in computer science', 'level graduate, field computer-science | '],
  ['MSW', 'level graduate, field social-work | '],
  ['mpp', 'level graduate, field public-policy | '],
  ['MPA for women', 'level graduate, field public-policy | women'],
  ['MD', 'level graduate, field medicine | '],
  ['jd scholarships', 'level graduate, field law | '],
  ['DDS', 'level graduate, field dentistry | '],
  ['PharmD', 'level graduate, field pharmacy | '],
  ['BSN', 'level undergraduate, field nursing | '],
  ['MSN scholarships', 'level graduate, field nursing | '],
  ['nursing scholarships', 'field nursing | '],
  ['full ride nursing', 'full, field nursing | '],
  ['phd data science', 'level phd, field data-science | '],
  ['MS in data science', 'level graduate, field data-science | '],
  ['master in finance for Indians', 'level graduate, field finance, from IN | '],
  ['mech eng', 'field mechanical-engineering | '],
  ['AI', 'field artificial-intelligence | '],
  ['health sciences', 'field health-sciences | '],
  ['film scholarships', 'field film | '],
  ['foreign languages', 'field languages | '],
  ['graphic design', 'field design | '],
  ['women in design', 'field design | women'],
  ['theology', 'field theology-and-religious-studies | '],
  ['geosciences phd', 'field earth-science, level phd | '],
  ['international business students', 'field business | '],
  ['DrPH', 'level phd, field public-health | '],
  ['master of public health', 'level graduate, field public-health | '],
  ['Master of Laws', 'level graduate, field law | '],
  ['BBA', 'level undergraduate, field business | '],
  ['University of Nigeria PhD', 'level phd | University Nigeria'],
]

/** Names, and phrases with other meanings; nothing is read out of them. */
const LEFT_ALONE = [
  'Georgia',
  'Georgia Tech',
  'university in Georgia',
  'Georgia State University',
  'Jordan',
  'Michael Jordan scholarship',
  'Chad',
  'Prince of Wales',
  'Indian Institute of Technology',
  'American Indian College Fund',
  'American Indian students',
  'Native American',
  'African American students',
  'African Americans',
  'Asian American',
  'Latin American Studies',
  'African Development Bank',
  'Asia Foundation',
  'MD Anderson',
  'JD Smith',
  'LLM research',
  'MBA Council',
  'New Mexico',
  'New England',
  'University of Nigeria',
  'Korea Foundation',
  'China Scholarship Council',
  'Bank of China',
  'Institute of International Education',
  'Society of Physics',
  'Engineering Foundation',
  'scholarships for international students',
  'funding',
  'French',
  'German scholarships',
  'art history',
  'design thinking',
  'film festival',
  'languages spoken',
  'African languages',
  'nursing home',
  'religion based scholarship',
  'career counseling',
  'student finance',
  'finance my degree',
  'help with finance',
  'World Banking',
  'drama school',
  'liberal arts college',
  'is it free',
  'law school',
  'high school graduates',
  'graduate assistantship',
  'fulbright',
  'women',
  'need based',
  'ms',
  '"PhD" "physics"',
  'physics -phd',
  'Nigeria or Ghana',
  'zzzzqqqq',
  '!!!',
  '',
]

describe('reading a query', () => {
  it.each(READ)('reads "%s" as %s', (text, expected) => {
    expect(reading(text)).toBe(expected)
  })

  it.each(LEFT_ALONE)('leaves "%s" as it stands', (text) => {
    expect(understand(text)).toEqual({ understood: [], rest: text, rankText: text })
  })

  it('tells what is ranked by: all words but those that say nothing', () => {
    expect(understand('PhD physics funding for Nigerians').rankText).toBe(
      'PhD physics Nigerians',
    )
  })

  it('leaves words of a kind that may not be read', () => {
    const read = understand('PhD for Nigerians', ({ kind }) => kind !== 'countries')
    expect(read).toMatchObject({
      understood: [{ kind: 'degreeLevel', value: 'phd' }],
      rest: 'Nigerians',
    })
  })

  it('finds nothing more in what is left, and never a minus sign', () => {
    const words = fc.constantFrom(
      ...KNOWN_PHRASES.keys(),
      'women',
      'memorial',
      'foundation',
      'zebra',
      'first-gen',
      '-',
      'for the',
      'Ph.D.',
    )
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 6 }), (some) => {
        const { understood, rest } = understand(some.join(' '))
        if (understood.length === 0 || rest === null) return
        expect(rest).not.toMatch(/(^|\s)-/)
        expect(understand(rest)).toEqual({ understood: [], rest, rankText: rest })
      }),
      { numRuns: 2_000 },
    )
  })
})
