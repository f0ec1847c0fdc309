import { type Guide, page } from '../guide.ts'

/** What the verdicts and scores of an award mean. */
export const ELIGIBILITY_GUIDES: readonly Guide[] = [
  {
    id: 'verdicts',
    title: 'What "Eligible" and the other verdicts mean',
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
    title: 'What "Eligible once nominated" and "by last round’s rules" mean',
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
]
