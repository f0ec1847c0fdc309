import { type Guide, page, site } from '../guide.ts'

/** What the verdicts and scores of an award mean. */
export const ELIGIBILITY_GUIDES: readonly Guide[] = [
  {
    id: 'verdicts',
    title: 'What “Eligible” and the other verdicts mean',
    asks: [
      'eligible',
      'eligibility',
      'am i eligible',
      'do i qualify',
      'check with the provider',
      'not eligible',
      'verdict',
      'what does it mean',
      'can i apply',
    ],
    text: `Rules decide it, never a language model.
- Eligible: every condition that can be decided is decided and met.
- Answer a question: something only you know is still open.
- Check with the provider: only the provider can judge the remaining conditions, and they are named.
- Not eligible: the condition you do not meet is named.
Essays, letters and interviews are steps. They never make you less eligible.
Open a scholarship to see each of its conditions against your own facts.`,
    sources: [
      page('All scholarships', '/scholarships'),
      page('AI matching', '/ai-matching'),
    ],
  },
  {
    id: 'awaited',
    title: 'What “Eligible once nominated” and “by last round’s rules” mean',
    asks: [
      'eligible once nominated',
      'nominated',
      'nomination',
      "eligible by last round's rules",
      'last round',
      'waiting for their next round',
      'waiting for its next round',
    ],
    text: `You meet every condition that can be decided, but you cannot apply by yourself today.
- Eligible once nominated: someone else, such as your school or a professor, has to nominate you first. The scholarship says who, where that is known. Ask them early.
- Eligible by last round’s rules: the last known deadline has passed. The next round may have other rules, or not come. Read the provider’s page before you prepare.
- Waiting for their next round: these scholarships come last in your matches, under these words, however well they fit you.`,
    sources: [
      page('All scholarships', '/scholarships'),
      page('AI matching', '/ai-matching'),
    ],
  },
  {
    id: 'score',
    title: 'How the match score is made',
    asks: [
      'score',
      'percentage',
      'match score',
      'why is my score low',
      'how is the score computed',
      'points',
      'percent',
    ],
    text: `The score adds up field, level, country, grades and English margins, need, amount, goals and time left. If the scholarship says nothing about a factor, that factor is left out: the score is your share of the points that can be compared, and how many those are is shown next to it. If less than half can be compared, there is no number.
A high score means that more of what the scholarship states fits you. It is not your chance of winning.`,
    sources: [page('AI matching', '/ai-matching')],
  },
  {
    id: 'age-and-gaps',
    title: 'Age limits, gap years and older degrees',
    asks: [
      'age limit',
      'age',
      'too old',
      'am i too old',
      'how old',
      'older student',
      'gap year',
      'gap',
      'years off',
      'time off',
      'break in my studies',
      'years ago',
      'after graduation',
    ],
    text: `Some scholarships have an age limit, or ask how long ago you finished school or your last degree. Many have none.
- If an age is stated, we compare it with your date of birth. If nothing is stated, there is no such condition here.
- A gap is no fault. Say in one or two sentences what you did: work, care, illness, exams, service.
- Universities in the United States rarely have an age limit; some awards do.`,
    sources: [page('All scholarships', '/scholarships'), page('Your profile', '/profile')],
  },
  {
    id: 'without-papers',
    title: 'Students without papers, or with DACA',
    asks: ['undocumented', 'without papers', 'no papers', 'daca', 'dreamer', 'dreamers'],
    text: `I can’t say anything about anyone’s immigration status. A lawyer can, or a nonprofit that is accredited for immigration, often for free.
- Most scholarships here are for students who come on a visa. Each one says what it asks about citizenship and residence, if its provider says so.
- Some states let students who went to school there pay the in-state price, and some give state aid, whatever their papers.
- TheDream.US has scholarships for students without papers, and Immigrants Rising keeps a list.
Get advice before you write about anyone’s status in an essay or a forum: others may read it.`,
    sources: [
      site('TheDream.US', 'https://www.thedream.us'),
      site('Immigrants Rising', 'https://immigrantsrising.org'),
    ],
  },
]
