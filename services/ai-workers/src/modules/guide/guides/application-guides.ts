import { EDUCATION_USA, type Guide, page, site } from '../guide.ts'

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
    id: 'gpa',
    title: 'Grades and GPA from other systems',
    asks: [
      'gpa',
      'grades',
      'grade',
      'percentage to gpa',
      'convert',
      'cgpa',
      'low gpa',
      'bad grades',
      'waec',
      'a level',
      'gpa requirement',
      '10 point scale',
    ],
    text: `Tell your grade in your own scale; it is kept as it is, and the conversion to 4.0 is shown as "about". Providers and universities convert by their own tables, and theirs counts.
- A minimum that an award does not state is no condition.
- With a low GPA look for awards by need, by country, or by what you have done; explain one bad year in two sentences, where a form asks.
- Never round up a grade.`,
    sources: [page('Your profile', '/profile'), EDUCATION_USA],
  },
  {
    id: 'english-tests',
    title: 'TOEFL, IELTS and the Duolingo English Test',
    asks: [
      'exam for english',
      'english exam',
      'which exam',
      'without ielts',
      'without toefl',
      'toefl',
      'ielts',
      'duolingo',
      'english test',
      'english proficiency',
      'waiver',
      'language test',
      'score required',
      'test scores',
      'retake',
      'english requirement',
    ],
    text: `Three tests are taken widely: TOEFL iBT, IELTS Academic and the Duolingo English Test. Each university names its minimum and which it takes.
- Some waive the test after years of school in English. Ask in writing.
- Book early: dates fill up, and scores take days to arrive.
- A half point more can open many awards. Your match tells what is missing.
- Scores are valid for two years in general; check yours at the test’s own page.`,
    sources: [
      site('TOEFL', 'https://www.ets.org/toefl'),
      site('IELTS', 'https://ielts.org'),
      site('Duolingo English Test', 'https://englishtest.duolingo.com'),
    ],
  },
  {
    id: 'admission-tests',
    title: 'SAT, ACT, GRE and GMAT',
    asks: [
      'sat',
      'act',
      'gre',
      'gmat',
      'test optional',
      'standardized test',
      'admission test',
    ],
    text: `Ask first whether your program wants one: many are "test optional", some take none, some need it for their own awards.
- Undergraduate: SAT or ACT. Graduate: GRE, for business often GMAT.
- Where it is optional, send a score that helps you and leave out one that does not.
- An award may ask for a score although admission does not. Its conditions say so.`,
    sources: [
      site('College Board (SAT)', 'https://www.collegeboard.org'),
      site('ACT', 'https://www.act.org'),
      site('GRE', 'https://www.ets.org/gre'),
    ],
  },
  {
    id: 'financial-documents',
    title: 'Showing need and proving funds',
    asks: [
      'low income',
      'poor',
      'earn',
      'merit and need',
      'cannot pay',
      'prove my family',
      'need based',
      'financial need',
      'css profile',
      'financial documents',
      'bank statement',
      'family income',
      'fafsa',
      'sponsor',
      'proof of funds',
      'affidavit',
      'financial aid form',
    ],
    text: `Two different questions:
- Need: what your family can pay. Many universities ask by the CSS Profile of the College Board, some by a form of their own. FAFSA is for U.S. citizens and some others; most international students can’t use it.
- Proof of funds: that the first year is paid for, before a school issues its papers. A scholarship counts, with its letter.
Say the truth in both: the same figures are compared later.`,
    sources: [site('CSS Profile', 'https://cssprofile.collegeboard.org'), EDUCATION_USA],
  },
  {
    id: 'budget',
    title: 'What a year of study costs',
    asks: [
      'cost',
      'budget',
      'how much',
      'living costs',
      'expensive',
      'afford',
      'tuition fees',
      'room and board',
      'insurance',
      'cheap',
      'cheaper universities',
    ],
    text: `Each university publishes its "cost of attendance". It has more parts than tuition:
- tuition and fees, room and food, health insurance, books, travel, and something for yourself.
- Public universities charge students from abroad the out-of-state price.
- Prices of a city differ far more than those of classes.
Write the sum of a year, put each award beside it, and see what is left. University pages here show the tuition with its year.`,
    sources: [page('Universities', '/universities'), EDUCATION_USA],
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
  {
    id: 'university-choice',
    title: 'Choosing a university',
    asks: [
      'between two universities',
      'pick a university',
      'which university',
      'choose a university',
      'university list',
      'ranking',
      'safety school',
      'acceptance rate',
      'colleges',
      'best university',
      'apply to universities',
      'common app',
      'shortlist',
    ],
    text: `There is no official ranking in the United States. Ask what fits you:
- Is my field strong there, and who teaches it?
- What would I pay after aid? What do international students get?
- How many of my kind do they admit? Put some likely, some possible and a few hard ones on the list.
- Who helps newcomers: is there an international office?
University pages here show tuition, admission and awards for students from abroad, each with its year.`,
    sources: [
      page('Universities', '/universities'),
      EDUCATION_USA,
      site('Common App', 'https://www.commonapp.org'),
    ],
  },
]
