import { type Guide, page, site } from '../guide.ts'

const OWL = site('Purdue Online Writing Lab', 'https://owl.purdue.edu')
const REVIEW = page('Essay review', '/essay-review')

/** How to write an essay, without writing it for anybody. */
export const ESSAY_GUIDES: readonly Guide[] = [
  {
    id: 'essay-begin',
    title: 'How to start an essay',
    asks: [
      'failure',
      'weakness',
      'weaknesses',
      'about a failure',
      'essay',
      'start my essay',
      'begin',
      'write my essay',
      'writing',
      'blank page',
      'what should i write about',
      'topic',
      'essay ideas',
      'writer block',
      'hook',
      'opening',
      'introduction',
      'first sentence',
    ],
    text: `Don’t start with the first sentence. Answer these in rough notes first:
- One afternoon only I can describe: who was there, and what did I do?
- What did I believe before it, and what after?
- What does it have to do with what the provider wants?
Then open in the middle of that afternoon, with something a camera could film. Cut the first paragraph of your draft and see whether anything is missing.
I won’t write it for you: it has to be yours, and readers notice.`,
    sources: [REVIEW, OWL],
  },
  {
    id: 'personal-statement',
    title: 'Personal statement and statement of purpose',
    asks: [
      'personal statement',
      'statement of purpose',
      'sop',
      'motivation letter',
      'why this program',
      'career goals',
      'goals essay',
      'cover letter',
    ],
    text: `A personal statement shows who you are through what you did. A statement of purpose says what you want to study, and why there.
For a statement of purpose, answer four questions in this order:
- What problem do I want to work on?
- What have I done about it, with a result?
- What do I need to learn for it?
- Why can this program, and these people, teach it?
Name courses or professors only where you know why. About one page is typical; follow the limit they set.`,
    sources: [REVIEW, OWL],
  },
  {
    id: 'essay-prompt',
    title: 'Answering the question that is asked',
    asks: [
      'why do you deserve',
      'deserve',
      'twice',
      'essay twice',
      'prompt',
      'question they ask',
      'off topic',
      'answer the prompt',
      'understand the prompt',
      'reuse',
      'same essay',
      'use one essay',
      'adapt',
    ],
    text: `Underline each thing the prompt asks; often there are two. Every paragraph must answer one of them.
- "Describe a challenge and what you learned": half of the essay is what you learned.
- You can reuse a story. Change what it leads to, and check that the other scholarship’s name is gone.
- No prompt? Look at what the provider says the scholarship is for, and answer "why me, why now, what for".`,
    sources: [REVIEW],
  },
  {
    id: 'essay-specific',
    title: 'Making an essay specific',
    asks: [
      'specific',
      'generic',
      'boring',
      'stand out',
      'cliche',
      'better essay',
      'improve my essay',
      'make it stronger',
      'unique',
      'details',
      'interesting',
    ],
    text: `Find each sentence anyone could have written, and add what only you know: a name, a number, a place, something someone said.
- "I learned to lead" → who followed you, where, and what went wrong?
- Cut "always been passionate", "make a difference", "from a young age".
- One small thing you changed is stronger than a big thing you wish for.
The essay review marks such sentences and shows where your text is already specific.`,
    sources: [REVIEW, OWL],
  },
  {
    id: 'essay-length',
    title: 'Length, and making it shorter',
    asks: [
      'word limit',
      'too long',
      'too short',
      'how long should',
      'words',
      'cut words',
      'shorten',
      '500 words',
      'length',
      '650 words',
    ],
    text: `Use most of the limit but stay within it: a form may cut off the rest.
To make it shorter:
- Cut the first two and last two sentences, and see what is missing.
- One example instead of three.
- "In order to" → "to"; no "very", no "I think that".
- Don’t repeat what another part of the application says.
Too short? Do not add words: add one scene, or what you learned from it.`,
    sources: [REVIEW, OWL],
  },
  {
    id: 'essay-english',
    title: 'Writing in a second language',
    asks: [
      'grammar',
      'my english',
      'english is not',
      'second language',
      'mistakes',
      'proofread',
      'spelling',
      'accent',
      'native speaker',
      'language mistakes',
    ],
    text: `Your ideas matter more than perfect grammar. Readers of international applications know that.
- Write plainly: short sentences, and words you use when you speak.
- Put it aside for a day, then read it aloud.
- Have someone mark what they do not understand, and fix it yourself.
The essay review here checks spelling and grammar on our own server, and mistakes do not lower your content scores.`,
    sources: [REVIEW, OWL],
  },
  {
    id: 'essay-ai',
    title: 'Using AI for an essay',
    asks: [
      'chatgpt',
      'use ai',
      'ai for my essay',
      'write it for me',
      'write my essay for me',
      'write my personal statement',
      'write my statement',
      'ai detector',
      'is it cheating',
      'plagiarism',
      'generate my essay',
      'copy',
    ],
    text: `Read the rules of the scholarship first: some forbid it, some want you to say so.
- Fine almost everywhere: ideas, questions, a grammar check.
- Not fine: text that is not yours. It sounds like everyone else’s and may cost you the award.
I don’t write essays or parts of them. I ask questions and you answer: those answers are your draft. For each essay here you can note how AI helped; it does not change the score.`,
    sources: [REVIEW, page('Application toolkit', '/application-toolkit')],
  },
  {
    id: 'essay-review',
    title: 'What the essay review here does',
    asks: [
      'check my essay',
      'essay review',
      'feedback on my essay',
      'essay score',
      'review my essay',
      'rubric',
      'who reads my essay',
      'submit essay',
      'versions',
      'essay feedback',
    ],
    text: `Submit an essay, and rules on our own server check its prompt fit, detail, structure, voice and length, with spelling scored separately. Each score points to your own sentences. It takes about a minute.
- It never rewrites anything, and never guesses who wrote it.
- Write the next version to see what is fixed and what is still open.
- 100 means the rules have nothing more to suggest. Have a person read it, too.`,
    sources: [REVIEW],
  },
]
