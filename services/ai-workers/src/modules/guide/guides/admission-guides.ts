import { EDUCATION_USA, type Guide, page, site } from '../guide.ts'

/** Grades, tests, money and where to study. */
export const ADMISSION_GUIDES: readonly Guide[] = [
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
