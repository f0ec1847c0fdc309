import { EDUCATION_USA, type Guide, page } from '../guide.ts'

/** From the plan to the day of sending, and what comes after it. */
export const APPLICATION_GUIDES: readonly Guide[] = [
  {
    id: 'plan',
    title: 'Plan an application backward from its deadline',
    asks: [
      'plan',
      'timeline',
      'schedule',
      'when should i start',
      'how long does it take',
      'how early',
      'organize',
      'steps to apply',
      'how do i apply',
      'checklist',
      'prep plan',
      'what comes first',
    ],
    text: `Count back from the day on which it must arrive:
- 30 days before: ask your recommenders.
- 21 days: order transcripts and score reports.
- 14 days: have a first draft of the essay.
- 7 days: have somebody read everything.
- 2 days: send it. The last night belongs to broken websites.
"Create Prep Plan" in the toolkit makes these tasks with dates for an award.`,
    sources: [
      page('Application toolkit', '/application-toolkit'),
      page('Calendar', '/calendar'),
    ],
  },
  {
    id: 'recommendation',
    title: 'Asking for a letter of recommendation',
    asks: [
      'lor',
      'lors',
      'recommendation',
      'recommender',
      'letter',
      'reference',
      'referee',
      'ask my teacher',
      'ask a professor',
      'who should write',
      'letters',
    ],
    text: `Ask somebody who has seen you work: a teacher of the field, a supervisor, a leader of a project. A famous name that does not know you helps nobody.
- Ask a month ahead, and give a way to say no: "Could you write me a strong letter?"
- Send what helps: the award, its date, your draft essay, two or three things that they saw you do.
- Remind once, a week before. Thank them, and tell them how it ended.
Here you can send a request: the person gets a private link and needs no account.`,
    sources: [page('Your applications', '/applications'), EDUCATION_USA],
  },
  {
    id: 'transcripts',
    title: 'Transcripts, translations and documents',
    asks: [
      'marksheet',
      'originals',
      'transcript',
      'translation',
      'translate',
      'certificate',
      'documents',
      'upload',
      'mark sheet',
      'diploma',
      'evaluation',
      'wes',
      'which documents',
      'papers do i need',
    ],
    text: `- Ask your school early for an official transcript; some seal it or send it by themselves.
- What is not in English mostly needs a certified translation beside the original.
- Some universities want a credential evaluation. Ask which services they take before you pay one.
- Keep each document once in your vault here (PDF, DOCX, PNG or JPEG, up to 10 MB). An application takes a copy as it was on the day of sending.`,
    sources: [page('Your documents', '/documents'), EDUCATION_USA],
  },
  {
    id: 'interview',
    title: 'Scholarship interviews',
    asks: [
      'scared of the interview',
      'interview',
      'interviews',
      'panel',
      'prepare for an interview',
      'questions do they ask',
      'zoom',
      'nervous about the interview',
    ],
    text: `They have read your papers. Now they want to hear you think.
- Prepare three true stories: something hard, something with others, something that you learned.
- Answer "why this award" with what the provider itself says it is for.
- Practice aloud with a person, and time it: one to two minutes for an answer.
- Online: test line, light and sound the day before, and keep a phone number at hand.
- Have two questions of your own. Thank them within a day.`,
    sources: [page('Your applications', '/applications')],
  },
  {
    id: 'resume',
    title: 'A résumé and your activities',
    asks: [
      'resume',
      'cv',
      'activities',
      'extracurricular',
      'volunteer',
      'leadership',
      'no experience',
      'work experience',
      'achievements',
      'awards list',
    ],
    text: `One page for a student. Newest first; for each line what you did, with whom, and what came of it, with a number where there is one.
- "Taught 14 children to read, two afternoons a week" says more than "volunteering".
- Care for a family, a job, a farm: these are work. Write them down.
- Leadership is something that would not have happened without you. No title is needed.
- Put the activity first that fits the award.`,
    sources: [page('Your applications', '/applications')],
  },
  {
    id: 'after-submitting',
    title: 'After you have sent it',
    asks: [
      'email the committee',
      'committee',
      'website crashes',
      'after i submit',
      'submitted',
      'waiting',
      'when will i hear',
      'results',
      'status',
      'follow up',
      'withdraw',
      'change after sending',
    ],
    text: `- Keep what you sent, and the confirmation. An application made here shows its state and who has read it.
- Decisions take weeks or months. Look at the date that the provider names before you write.
- Ask once, and shortly, when that date is over.
- Something wrong in it? Tell the provider at once; one made here can be withdrawn before the decision.
- Meanwhile begin the next one. Half of its essay is written.`,
    sources: [page('Your applications', '/applications')],
  },
  {
    id: 'offer',
    title: 'When you get an offer',
    asks: [
      'offer',
      'accept',
      'won a scholarship',
      'awarded',
      'decline',
      'two offers',
      'compare offers',
      'negotiate',
      'renew',
      'renewable',
      'keep my scholarship',
      'i got',
    ],
    text: `Congratulations. Before you say yes, read
- what it covers and for how many years, and what keeps it (grades, full-time study, a service afterward),
- by which day you must answer, and whether you may combine it,
- what is left to pay in each year.
Compare offers by what you would pay, not by the size of the award. You may ask a university to look again, politely and with papers. Decline in time what you do not take: somebody waits for it.`,
    sources: [page('Your applications', '/applications'), page('Compare', '/compare')],
  },
  {
    id: 'rejection',
    title: 'After a rejection',
    asks: [
      'apply again',
      'same scholarship',
      'next year',
      'rejected',
      'rejection',
      'declined',
      'did not get',
      'failed',
      'lost',
      'not selected',
      'turned down',
      'disappointed',
    ],
    text: `It hurts, and it says little about you: most good applicants are declined, because there is little money.
- Take a day. Then write down what you would do again and what not.
- Ask for feedback, in two sentences. Some give it.
- Your essay, letters and papers are still there. Use them for the next one.
- See if the award comes back next year, and save it.`,
    sources: [page('Saved scholarships', '/saved'), page('Essay review', '/essay-review')],
  },
]
