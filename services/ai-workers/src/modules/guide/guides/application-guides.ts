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
    text: `Count back from the day it must arrive:
- 60 days before: apply for a place at the university, if it requires one.
- 45 days: ask to be nominated, if it requires that.
- 40 days: book your language test, or have your scores sent.
- 30 days: ask your recommenders.
- 21 days: request transcripts and other documents.
- 14 days: have a first draft of the essay.
- 7 days: have someone read the essay, and finish it.
- 3 days: send it. Websites tend to break on the last night.
"Create Prep Plan" in the toolkit creates those of these tasks that a scholarship requires, with dates.`,
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
    text: `Ask someone who has seen you work: a teacher in your field, a supervisor, a project leader. A famous person who does not know you won’t help.
- Ask a month ahead, and make it easy to say no: "Could you write me a strong letter?"
- Send what helps: the scholarship, its deadline, your draft essay, and two or three things they saw you do.
- Send one reminder a week before. Thank them, and tell them how it turned out.
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
    text: `- Ask your school early for an official transcript; some seal it or send it directly.
- Documents that are not in English usually need a certified translation along with the original.
- Some universities want a credential evaluation. Ask which services they accept before you pay one.
- Keep each document once in your vault here (PDF, DOCX, PNG or JPEG, up to 10 MB). An application keeps a copy as it was on the day you submitted it.`,
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
      'speaking',
      'nervous about the interview',
    ],
    text: `They have read your application. Now they want to hear you think.
- Prepare three true stories: something hard, something you did with others, something you learned.
- Answer "why this award" with what the provider itself says it is for.
- Practice aloud with someone and time yourself: one to two minutes per answer.
- Online: test your connection, light and sound the day before, and keep a phone number handy.
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
      'volunteering',
      'leadership',
      'no experience',
      'work experience',
      'achievements',
      'honors',
    ],
    text: `One page for a student. Newest first; for each line, say what you did, with whom, and what came of it, with a number if you have one.
- "Taught 14 children to read, two afternoons a week" says more than "volunteering".
- Caring for family, a job, a farm: that is work. Include it.
- Leadership is something that would not have happened without you. You don’t need a title.
- Put the activity that best fits the award first.`,
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
    text: `- Keep a copy of what you sent and the confirmation. An application made here shows its status and whether the provider has opened it.
- Decisions take weeks or months. Check the provider’s decision date before you write.
- Once that date has passed, ask once, briefly.
- Found a mistake? Tell the provider right away; an application made here can be withdrawn before the decision.
- Meanwhile, start the next one. Half of its essay is already written.`,
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
      'lose my scholarship',
      'lose the money',
      'i got',
    ],
    text: `Congratulations! Before you say yes, check
- what it covers, for how many years, and what you must do to keep it (grades, full-time study, service afterward),
- when you must answer, and whether you can combine it with other awards,
- what is left to pay each year.
Compare offers by what you would pay, not by the size of the award. You can politely ask a university to reconsider, with documents. Decline in time what you won’t take: someone is waiting for it.`,
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
    text: `It hurts, but it says little about you: most good applicants are turned down because there is not enough money.
- Take a day. Then write down what you would and would not do again.
- Ask for feedback in two sentences. Some providers give it.
- Your essay, letters and documents are still there. Use them for the next one.
- Check whether the scholarship comes back next year, and save it.`,
    sources: [page('Saved scholarships', '/saved'), page('Essay review', '/essay-review')],
  },
  {
    id: 'write-to-provider',
    title: 'Writing to a provider or an office',
    asks: [
      'email the provider',
      'email the scholarship',
      'write to the provider',
      'contact the provider',
      'contact the university',
      'admissions office',
      'write an email',
      'subject line',
      'formal',
      'my email be',
      'ask the provider',
    ],
    text: `Look for the answer on their page first. Then write three short parts:
- a subject with the scholarship’s name and its year,
- one sentence about who you are and what you have read already,
- one question that can be answered in a line.
Give your full name, and your application number if you have one. Wait a week before you write again. Never send a passport or bank details by email.`,
    sources: [page('All scholarships', '/scholarships')],
  },
]
