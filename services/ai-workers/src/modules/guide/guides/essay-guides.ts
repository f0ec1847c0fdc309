import { type Guide, page, site } from '../guide.ts'

const OWL = site('Purdue Online Writing Lab', 'https://owl.purdue.edu')
const REVIEW = page('Essay review', '/essay-review')

/** Writing, without writing it for anybody. */
export const ESSAY_GUIDES: readonly Guide[] = [
  {
    id: 'essay-begin',
    title: 'How to begin an essay',
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
    text: `Not with the first sentence. Answer these in rough notes first:
- One afternoon that only I can tell of: who was there, what did I do?
- What did I believe before it, and what after?
- What does it have to do with what the provider wants?
Then open in the middle of that afternoon, with something one could film. Cut the first paragraph of your draft and see whether anything is missing.
I do not write it for you: it has to be yours, and readers notice.`,
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
    text: `A personal statement says who you are by what you did. A statement of purpose says what you want to study, and why there.
For the second, four questions in this order:
- What problem do I want to work on?
- What have I done about it, with a result?
- What do I need to learn for it?
- Why can this program, and these people, teach it?
Name courses or professors only where you know why. About one page is usual; their number counts.`,
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
    text: `Underline each thing that the prompt asks; often there are two. Every paragraph must serve one of them.
- "Describe a challenge and what you learned": half of it is what you learned.
- You may use a story again. Then change what it leads to, and read it once for the name of the other award.
- No prompt? Look at what the provider says it is for, and answer "why me, why now, what for".`,
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
    text: `Look at each sentence that anybody could have written, and put in what only you know: a name, a number, a place, what somebody said.
- "I learned to lead" → who followed, where to, and what went wrong?
- Strike "always been passionate", "make a difference", "from a young age".
- One small thing that you changed is stronger than a large one that you wish for.
The essay review marks such sentences, and where your text is already specific.`,
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
    text: `Stay within the limit, and use most of it: a form may cut the rest off.
To make it shorter:
- Strike the first and the last two sentences, and see.
- One example instead of three.
- "In order to" → "to"; no "very", no "I think that".
- Say nothing that another part of the application says.
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
      'check my essay',
      'accent',
      'native speaker',
      'language mistakes',
    ],
    text: `Your thoughts count more than your articles. Readers of international applications know that.
- Write it plainly: short sentences, words that you use when you speak.
- Let it lie for a day, then read it aloud.
- Have somebody mark what they do not understand, and mend it yourself.
The essay review here checks spelling and grammar on our own server, and slips cost no points of content.`,
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
      'ai detector',
      'is it cheating',
      'plagiarism',
      'generate my essay',
      'copy',
    ],
    text: `Read the rules of the award first: some forbid it, some want you to say so.
- Fine nearly everywhere: ideas, questions, a check of grammar.
- Not fine: text that is not yours. It sounds like all the others, and may cost you the award.
I do not write essays or parts of one. I ask questions and you answer them: those answers are your draft. You can note with each essay here how AI helped; it changes no score.`,
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
    text: `Hand in an essay, and rules on our own server read it: prompt fit, detail, structure, voice, length, and spelling apart. Each figure points at your own sentences. It takes about a minute.
- It never rewrites anything, and never guesses who wrote it.
- Write the next version: you see what is met and what is still open.
- 100 means that the rules have nothing left to ask for. Have a person read it, too.`,
    sources: [REVIEW],
  },
]
