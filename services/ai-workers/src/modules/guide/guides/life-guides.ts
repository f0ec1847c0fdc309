import { type Guide, page, site } from '../guide.ts'

/** Keeping going, and arriving. */
export const LIFE_GUIDES: readonly Guide[] = [
  {
    id: 'motivation',
    title: 'Keeping going when progress is slow',
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
      'postponing everything',
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
    text: `This work goes months without applause. Keep it small and visible:
- One task a day, 25 minutes at most. Stop when time is up.
- Choose it the evening before, so you don’t have to decide.
- Count what you sent, not what you won. Only the first is up to you.
- Work alongside someone, even online.
Feeling like the only one who isn’t good enough is very common among students who move abroad.`,
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
- Write down everything on your mind. Now it is a list, and lists end.
- Mark what is due within seven days. Only that is for this week.
- Drop one thing: a scholarship you are unlikely to win, or a task someone can share.
- Sleep and food come before an essay.
Talk to someone: a friend, your family, or your school’s counseling service, which is usually free for students. I am not a counselor. If it becomes too heavy, find a help line for your country at findahelpline.com; in the U.S. call or text 988.`,
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
    text: `- Put fixed things in your week first: classes, work, sleep.
- Give applications three set hours a week. Three real ones beat ten planned ones.
- Group similar work: all forms in one hour, all letters in another.
- Before exams, do only what is due.
- Write down how long things really took, so your next plan is more realistic.`,
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
    text: `Well done! You did that, and it deserves a pause.
- Tell one person who helped you.
- Write down what worked for next time.
- Mark it as done here, so you can see it on a hard day.
Then choose when to start the next thing. Not today.`,
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
    text: `Families worry about money, safety and distance, usually in that order. Bring answers, not wishes:
- A sheet with the cost of a year and each scholarship that could cover it.
- Who looks after students there: the international office, housing, insurance.
- What happens if it does not work out: your backup plan.
Ask what worries them most, and listen before you answer. Let them help with one part, such as the paperwork.`,
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
      'room',
      'near campus',
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
    text: `- Housing: ask the university first, and pay nothing for a room that no one you trust has seen.
- Insurance: most schools have a plan or ask for proof of one. Hospitals are expensive without it.
- Carry your papers and first prescription in your hand luggage, with copies elsewhere.
- Go to orientation and the international office in your first days.
- Culture shock often comes after a few weeks, not right away. It passes; clubs and shared meals help.
Entry and status have their own rules: ask me about those separately.`,
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
    title: 'Who can see what you write',
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
    text: `Your conversations are stored encrypted, and only you can open them here. You can delete any of them completely.
- What the mentor remembers is in "Memory": read it, change it, or turn it off.
- Without a language model set up, nothing leaves this server. With one, names, email addresses and document numbers are removed before a question is sent.
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
    text: `Everything is free.
- AI matching checks you against every scholarship and explains each result.
- Saved scholarships come with reminders and a calendar.
- The toolkit makes a plan with tasks for an application.
- The essay review checks your drafts by rules.
- I answer from your own records here, from written guides with their sources, and on immigration from dated rules.
For example, ask me: "What are my next deadlines?", "Which of my saved scholarships fit me?", "How do I ask for a letter?"`,
    sources: [
      page('AI matching', '/ai-matching'),
      page('Application toolkit', '/application-toolkit'),
      page('Essay review', '/essay-review'),
    ],
  },
]
