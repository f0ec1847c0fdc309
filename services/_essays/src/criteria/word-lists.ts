/** Words that hold an English sentence together. About half of any real text is made of them. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `a about after again all also although always am among an and any are around as at away back be because been
  before being between both but by can could did do does doing don't down during each even ever every few first for
  from had has have having he her here him himself his how however i i'm i've if in into is it its itself just last
  least like made many may me might mine more most much must my myself never no nor not now of off often on once one
  only or other our ours out over own perhaps same she should since so some soon still such than that that's the
  their them then there these they this those though through to too toward two under until up upon us very was we
  were what when where whether which while who whom whose why will with within without would yet you your`.split(
    /\s+/,
  ),
)

export const DETERMINERS: ReadonlySet<string> = new Set(
  'a an the my our your their its his every each'.split(' '),
)
/** Words that cannot directly follow a determiner. */
export const NEVER_AFTER_DETERMINER: ReadonlySet<string> = new Set(
  `a an the of and or but is are was were am be been i he she they we me us them to for at from by if because than
  can could will would should must may might did does do have has had`.split(/\s+/),
)

export const FIRST_PERSON: ReadonlySet<string> = new Set(
  "i i'm i've i'd i'll me my mine myself we we've our us ours".split(' '),
)

/** Words that tie a sentence to the one before it. */
export const CONNECTIVES: ReadonlySet<string> = new Set(
  `after afterwards although because before but despite during eventually finally first however instead later
  meanwhile moreover next nevertheless since so soon still then therefore though thus today until when whenever
  while yet now once`.split(/\s+/),
)

/** Words of a closing, which draws something from the story or looks ahead. */
export const CLOSING_WORDS: ReadonlySet<string> = new Set(
  `aim become believe carry continue dream finally future goal grateful help hope if intend learn learned plan promise
  realize ready return since someday still taught today tomorrow understand until want will wish would years now`.split(
    /\s+/,
  ),
)

/** Phrases of so many essays that they say nothing about this one. */
export const CLICHES: readonly string[] = [
  'a better future',
  'a better place',
  'a dream come true',
  'achieve my dreams',
  'achieve my goals',
  'all walks of life',
  'at the end of the day',
  'believe in myself',
  'blood, sweat and tears',
  'broaden my horizons',
  'change the world',
  'chase my dreams',
  'dream big',
  'education is the key',
  'ever since i can remember',
  'ever since i was',
  'follow my dreams',
  'follow my passion',
  'from a young age',
  'give 110',
  'give back to society',
  'giving it my all',
  'hard work and dedication',
  'hard work pays off',
  'hardworking person',
  'i am a hard worker',
  'i am very passionate',
  'i have always been',
  'i have always dreamed',
  'i have always wanted',
  'in today’s society',
  "in today's society",
  "in today's world",
  'it is important to',
  'leave my comfort zone',
  'life is a journey',
  'life-changing experience',
  'light at the end of the tunnel',
  'make a difference',
  'make my dreams come true',
  'make the world',
  'many things',
  'never give up',
  'nothing is impossible',
  'out of my comfort zone',
  'passionate about',
  'pursue my dreams',
  'reach for the stars',
  'reach my full potential',
  'second to none',
  'since the beginning of time',
  'sky is the limit',
  'step out of my comfort zone',
  'the future generation',
  'the key to success',
  'the sky is the limit',
  'think outside the box',
  'turning point in my life',
  'when life gives you',
  'where there is a will',
  'with open arms',
  'words cannot describe',
  'world a better place',
]

/** Openings that say nothing about the writer yet. */
export const EMPTY_OPENINGS: readonly RegExp[] = [
  /^(hello|hi|dear)\b/i,
  /^my name is\b/i,
  /^in this essay\b/i,
  /^i am writing (this|to)\b/i,
  /^i am applying\b/i,
  /^(according to|as defined by|the dictionary|webster)/i,
  /\bis defined as\b/i,
  /^(since|from|throughout) the (beginning|dawn|start)\b/i,
  /^(ever since|since i was|from a young age|i have always|as long as i can remember)\b/i,
  /^(education|success|life|leadership) is\b/i,
]

/** Words of prompts that name no subject. */
export const PROMPT_WORDS: ReadonlySet<string> = new Set(
  `answer applicant applicants application apply applying consider describe detail details discuss essay essays
  example examples explain feel following give given how include including least less limit maximum minimum
  outline page pages paragraph paragraphs please prompt provide question reflect relate respond response scholarship
  share specific specifically statement story submit tell think time topic us ways word words write writing your
  you yourself award committee experience person kind important life way make made help helped using use used`.split(
    /\s+/,
  ),
)

/** Big words of essays. Strung together, they say nothing. */
export const BUZZWORDS: ReadonlySet<string> = new Set(
  `academic achievement achievements ambition ambitious commitment community dedicated dedication determination
  determined diversity education excellence excellent global impact innovation innovative inspiration inspire
  integrity international leader leaders leadership motivated motivation opportunity passion passionate perseverance
  potential resilience resilient responsibility scholarship scholarships service society success successful
  teamwork values vision volunteer volunteering`.split(/\s+/),
)
