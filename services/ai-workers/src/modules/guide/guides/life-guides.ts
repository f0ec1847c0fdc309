import { type Guide, page, site } from '../guide.ts'

/** Keeping going, and arriving. */
export const LIFE_GUIDES: readonly Guide[] = [
  {
    id: 'motivation',
    title: 'Keeping going when it is slow',
    asks: [
      'comparing myself',
      'compare myself',
      'others are better',
      'friend got',
      'more money than me',
      'motivation',
      'motivated',
      'give up',
      'giving up',
      'tired',
      'no energy',
      'procrastinate',
      'procrastination',
      'lazy',
      'pointless',
      'discouraged',
      'keep going',
      'not good enough',
      'imposter',
      'hopeless about applying',
      'cannot focus',
      'unmotivated',
    ],
    text: `This work has no applause for months. Make it small and visible:
- One task a day of at most 25 minutes. Stop when the time is over.
- Choose it the evening before, so that you need not decide.
- Count what you sent, not what you won. Only the first is in your hands.
- Work beside somebody, also online.
Feeling like the only one who is not good enough is very common among students who change countries.`,
    sources: [
      page('Application toolkit', '/application-toolkit'),
      page('Your applications', '/applications'),
    ],
  },
  {
    id: 'stress',
    title: 'Stress and too much at once',
    asks: [
      'alone',
      'i feel',
      'stress',
      'stressed',
      'overwhelmed',
      'anxious',
      'anxiety',
      'pressure',
      'burnout',
      'panic',
      'cannot sleep',
      'worried',
      'too much',
      'nervous',
      'afraid',
      'scared',
      'lonely',
      'homesick',
      'sad',
      'depressed',
    ],
    text: `Breathe out slowly a few times first. Then:
- Write down everything that is in your head. It is a list then, and lists end.
- Mark what has a date within seven days. Only that is for this week.
- Take one thing off: an award with little chance, a task that somebody can share.
- Sleep and food come before an essay.
Talk to somebody: a friend, family, your school’s counseling service, which is mostly free for students. I am no counselor. If it becomes too heavy, find a help line for your country at findahelpline.com; in the U.S. call or text 988.`,
    sources: [
      site('988 Suicide & Crisis Lifeline', 'https://988lifeline.org'),
      site('Find a Helpline', 'https://findahelpline.com'),
    ],
  },
  {
    id: 'time',
    title: 'School, work and applications at the same time',
    asks: [
      'time management',
      'no time',
      'busy',
      'balance',
      'exams',
      'job and',
      'work and study',
      'manage my time',
      'weekly',
      'hours a week',
    ],
    text: `- Put fixed things into your week first: classes, work, sleep.
- Give applications three set hours a week. Three real ones beat ten planned ones.
- Do the same kind of work together: all forms in one hour, all letters in another.
- Before exams, only what has a date.
- Write down how long things really took: the next plan is truer.`,
    sources: [
      page('Calendar', '/calendar'),
      page('Application toolkit', '/application-toolkit'),
    ],
  },
  {
    id: 'celebrate',
    title: 'Celebrating what you have done',
    asks: [
      'celebrate',
      'i did it',
      'finished',
      'i submitted',
      'i just submitted',
      'just submitted my',
      'first application',
      'just sent',
      'proud',
      'good news',
      'i got in',
      'accepted',
      'success',
      'i won',
      'milestone',
      'happy',
    ],
    text: `Well done! You did that, and it is worth a pause.
- Tell one person who helped you.
- Write down what worked, for the next time.
- Mark it as done here, so that you see it on a gray day.
Then choose when the next thing begins. Not today.`,
    sources: [page('Your applications', '/applications')],
  },
  {
    id: 'family',
    title: 'Talking with your family about it',
    asks: [
      'parents',
      'family',
      'my father',
      'my mother',
      'do not want me',
      'support me',
      'first in my family',
      'first generation',
      'convince',
    ],
    text: `Families worry about money, safety and distance, mostly in this order. Bring answers, not wishes:
- A sheet with the cost of a year and each award that could pay it.
- Who looks after students there: the international office, housing, insurance.
- What happens if it does not work: your second plan.
Ask what worries them most, and listen before you answer. Let them help with one part, as the papers.`,
    sources: [page('Universities', '/universities'), page('Saved scholarships', '/saved')],
  },
  {
    id: 'arrival',
    title: 'Before you travel and the first weeks',
    asks: [
      'arrive',
      'arrival',
      'first weeks',
      'pack',
      'housing',
      'accommodation',
      'dorm',
      'bank account in the us',
      'phone',
      'health insurance',
      'orientation',
      'culture shock',
      'make friends',
      'roommate',
    ],
    text: `- Housing: ask the university first, and pay nothing for a room that nobody whom you trust has seen.
- Insurance: most schools have a plan or ask for proof of one. Hospitals are expensive without.
- Carry papers and a first prescription by hand, copies elsewhere.
- Go to the orientation and to the international office in the first days.
- Culture shock often comes after some weeks, not at once. It passes; clubs and shared meals help.
Questions of entry and status have rules of their own: ask me those as a question of their own.`,
    sources: [
      site(
        'EducationUSA: Your 5 Steps to U.S. Study',
        'https://educationusa.state.gov/your-5-steps-us-study',
      ),
      page('Universities', '/universities'),
    ],
  },
  {
    id: 'privacy',
    title: 'Who can see what you tell',
    asks: [
      'my chats',
      'save my chats',
      'passport',
      'privacy',
      'private',
      'who can see',
      'my data',
      'delete my',
      'is this confidential',
      'secret',
      'share my',
      'safe to tell',
      'store',
      'personal data',
    ],
    text: `Your conversations are stored sealed, and only you can open them here. You can delete each of them with every word.
- What the mentor keeps in mind stands in "Memory": read it, change it, or switch it off.
- Without a language model set up, nothing leaves this server. With one, names, mail addresses and document numbers are taken out before a question is sent.
- Never write passport, SEVIS or card numbers into a chat.`,
    sources: [page('Privacy', '/privacy'), page('Settings', '/settings')],
  },
  {
    id: 'using-landfall',
    title: 'What this site can do for you',
    asks: [
      'what can you do',
      'help me',
      'how does this work',
      'features',
      'what is this',
      'is it free',
      'how can you help',
      'what can i ask',
      'options',
    ],
    text: `All of it is free.
- AI matching holds you against every open award and says why.
- Saved awards come with reminders and a calendar.
- The toolkit makes a plan with tasks for an application.
- The essay review reads your drafts by rules.
- I answer from your own records here, from written guides with their sources, and on immigration from dated rules.
Ask me for example: "What are my next deadlines?", "Which of my saved awards fit me?", "How do I ask for a letter?"`,
    sources: [
      page('AI matching', '/ai-matching'),
      page('Application toolkit', '/application-toolkit'),
      page('Essay review', '/essay-review'),
    ],
  },
]
