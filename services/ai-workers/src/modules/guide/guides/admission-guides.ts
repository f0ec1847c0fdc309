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
    text: `Enter your grade on your own scale. We keep it as is and show the 4.0 conversion as "about". Providers and universities use their own conversion tables, and theirs count.
- If a scholarship states no minimum, there is no GPA condition.
- With a low GPA, look for scholarships based on need, country or what you have done. If a form asks, explain one bad year in two sentences.
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
      'english score',
      'score expires',
      'english requirement',
    ],
    text: `Three tests are widely accepted: TOEFL iBT, IELTS Academic and the Duolingo English Test. Each university says which ones it accepts and the minimum score.
- Some waive the test if you went to school in English for years. Ask in writing.
- Book early: dates fill up, and scores take days to arrive.
- A slightly higher score can open many scholarships. Your match shows what is missing.
- Scores are usually valid for two years; check the test’s own page.`,
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
    text: `First check whether your program requires one: many are "test optional", some accept none, and some require one for their own awards.
- Undergraduate: SAT or ACT. Graduate: GRE, or often GMAT for business.
- If it is optional, send a score that helps you and leave out one that does not.
- A scholarship may require a score even if admission does not. Its conditions say so.`,
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
- Need: what your family can pay. Many universities use the College Board’s CSS Profile; some use their own form. FAFSA is for U.S. citizens and some others; most international students can’t use it.
- Proof of funds: proof that the first year is paid for, before a school issues your I-20. A scholarship counts, with its award letter.
Be truthful in both: the figures are compared later.`,
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
      'cheapest',
      'cheaper universities',
      'money do i need',
      'money for a year',
    ],
    text: `Each university publishes its "cost of attendance". It covers more than tuition:
- tuition and fees, housing and food, health insurance, books, travel and personal expenses.
- Public universities usually charge students from abroad the out-of-state price or more; some awards waive the difference.
- Living costs vary from city to city far more than tuition does.
Write down the total for a year, subtract each award, and see what is left. University pages here show tuition with its year.`,
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
      'better than',
      'apply to universities',
      'common app',
      'shortlist',
    ],
    text: `There is no official ranking in the United States. Ask what fits you:
- Is my field strong there, and who teaches it?
- What would I pay after aid? What do international students get?
- How many students like me do they admit? Put some likely, some possible and a few hard ones on the list.
- Who supports new students? Is there an international office?
University pages here show tuition, admission and awards for students from abroad, each with its year.`,
    sources: [
      page('Universities', '/universities'),
      EDUCATION_USA,
      site('Common App', 'https://www.commonapp.org'),
    ],
  },
  {
    id: 'terms',
    title: 'Words used in scholarships and admission',
    asks: [
      'holistic',
      'holistic review',
      'demonstrated need',
      'need blind',
      'need aware',
      'merit',
      'merit based',
      'grant',
      'tuition waiver',
      'early decision',
      'early action',
      'conditional admission',
      'difference between a scholarship',
      'scholarship or grant',
    ],
    text: `- Merit-based: for what you have done. Need-based: for what your family can’t pay; the gap is your demonstrated need.
- Need-blind: what you can pay doesn’t count in admission. Need-aware: it may.
- Holistic review: grades, essays, letters and activities are read together, with no single cutoff.
- Scholarship and grant: money for your studies that is not a loan. Fellowship: much the same, for graduate study. Assistantship: pay for teaching or research. Stipend: money to live on.
- Tuition waiver: the university charges less tuition, or none.
- Early decision: if admitted, you have to attend. Early action: you don’t.
- Conditional admission: you are admitted once you meet a condition, often an English test.`,
    sources: [EDUCATION_USA, page('Help Center', '/help')],
  },
  {
    id: 'deferral',
    title: 'Starting later: deferring admission',
    asks: [
      'defer',
      'deferral',
      'deferring',
      'postpone',
      'start later',
      'start a year later',
      'delay my start',
      'next intake',
    ],
    text: `Admission and a scholarship are two promises, and either may end if you start later.
- Ask the university in writing whether it defers admission, until when, and whether it keeps a deposit.
- Ask the provider whether the award moves with you. Many are for one year’s class: you would apply again.
- Ask the international office what becomes of your I-20 or DS-2019.
- Don’t give up the first start before the later one is promised in writing.`,
    sources: [page('Your applications', '/applications'), EDUCATION_USA],
  },
]
