import type { UniversitySort } from '#gql/graphql'

export const universitySortLabels = {
  ranking: 'Ranking',
  tuition: 'Tuition, lowest first',
  acceptance: 'Acceptance rate, highest first',
  name: 'Name',
} as const satisfies Record<Lowercase<UniversitySort>, string>

/** Words of the universities explorer and of one university's page. */
export const universityMessages = {
  title: 'U.S. Universities',
  lead: 'Four-year institutions, the figures they report, and their scholarships for international students.',
  stats: 'Universities at a glance',
  statTotal: 'U.S. universities',
  statScholarships: 'Scholarships tied to a university',
  statInternational: 'International students enrolled',
  statAcceptance: 'Average acceptance rate',
  sourceYear: (year: number) => `As reported for ${year}`,
  acceptanceBasis: (count: string, year: number | null) =>
    `Average of the ${count} that report one${year === null ? '' : `, ${year}`}`,
  queryLabel: 'Search universities',
  queryPlaceholder: 'Name, city or state',
  search: 'Search',
  public: 'Public',
  private: 'Private',
  sort: 'Sort by',
  loading: 'Loading universities',
  found: (count: string, isOne: boolean) =>
    `${count} ${isOne ? 'university' : 'universities'} found`,
  none: 'No universities found',
  noneHelp: 'Try another name, city or state, or fewer filters.',
  clear: 'Clear all filters',
  failed: 'Failed to fetch universities',
  noun: 'universities',
  signUpTitle: 'See which scholarships you are eligible for',
  signUp:
    'With a free account, we check each scholarship against your profile, and you can save the ones you like.',
  signUpAction: 'Sign up free',
  signUpToView: 'Sign Up to View',
  viewDetails: 'View Details',
  closingTitle: 'Found a place to study?',
  closing: 'Create a free account to save its scholarships and track their deadlines.',
  ranking: (rank: number) => `Ranked ${rank}`,
  rankingLabel: 'Ranking',
  rankingBy: (sources: string) => `Ranking: ${sources}`,
  acceptance: 'Acceptance rate',
  tuition: 'Tuition',
  tuitionOut: 'Tuition, out of state',
  tuitionAYear: 'Tuition a year',
  tuitionIn: 'Tuition, in state',
  tuitionInternational: 'Tuition, international',
  students: 'Students',
  undergraduates: 'Undergraduates',
  international: 'International students',
  internationalShare: 'Share of international students',
  places: {
    below: 'Below most.',
    within: 'In the middle.',
    above: 'Above most.',
  },
  middleHalf: (from: string, to: string) =>
    `Half of all universities are between ${from} and ${to}.`,
  topMajors: 'Top majors',
  /** The source names its own table, which means nothing to readers. */
  majorsBasis: (basis: string) =>
    basis.replace(/^share of awards conferred ([\d-]+).*$/, 'By degrees awarded in $1'),
  scholarshipPrograms: (count: number) =>
    count === 1 ? '1 scholarship' : `${count} scholarships`,
  notReported: 'Not reported',
  aYear: (money: string) => `${money} a year`,
  pageLoading: 'Loading university',
  pageTitleWhileLoading: 'University',
  pageFailed: 'Failed to fetch university details',
  notFoundTitle: 'University Not Found',
  notFound: 'This university was not found.',
  back: 'Back to all universities',
  stateOnMap: (state: string) => `Map of the U.S. with ${state} marked`,
  figures: 'Key figures',
  figuresSource: (year: number | null) =>
    `Where these figures${year === null ? '' : ` for ${year}`} come from`,
  about: (count: string) => `about ${count}`,
  estimated: (year: string | null) =>
    `Estimated from a rounded share${year === null ? '' : `, ${year}`}`,
  admission: 'Admission',
  englishTest: 'English test',
  essay: 'Essay',
  classification: 'Carnegie classification',
  links: 'Official pages',
  website: 'Website',
  admissions: 'Admissions',
  aid: 'Financial aid',
  applicationPage: 'Apply for admission',
  gap: 'What you’d still pay',
  gapUnknown:
    'This university does not report out-of-state or international tuition, so we can’t estimate what you’d pay.',
  gapNoYear: 'The year is not reported',
  gapWithout: 'Tuition without an award',
  gapWithoutInternational: 'International tuition without an award',
  gapBest: 'Best stated award',
  gapNoAward:
    'No scholarship here says how much it pays a year, so we can’t tell what would be left for you to pay.',
  gapLeft: 'Tuition if you win it',
  gapFull: 'The award pays full tuition',
  gapChart: 'Tuition for a year, and what each award pays a year',
  gapNeed:
    'Some scholarships here depend on what your family can pay, so you may pay less than this.',
  gapHelp:
    'The largest yearly amount among the scholarships tied to this university and those you saved. Scholarships you’re not eligible for don’t count. Housing, food, insurance and travel cost extra and are not reported here.',
  awards: 'Scholarships for international students',
  awardsNone: 'No scholarships from this university are listed here.',
  awardsNoneHelp: 'Its financial aid office may know of some.',
  awardsNoun: 'scholarships',
} as const
