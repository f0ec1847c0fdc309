import { NOTHING_KNOWN, type StudentFacts } from '../criteria/student-facts.ts'
import {
  type AskedStudent,
  type FactAnswer,
  NOTHING_ANSWERED,
} from '../requirements/student-answers.ts'

/** A student and a shipped scholarship on GOLD_TODAY, judged by a person who read its text. */
export type GoldCase = { award: string; student: AskedStudent; label: string; why: string }

export const GOLD_TODAY = '2026-11-22'

/**
 * scholarship | profile | answers | verdict | reason. Answers: + yes, - no, ? prefers not to say; with a star the
 * answer holds for this scholarship alone.
 */
const ROWS = `
marquette-university-jesuit-international-scholarship | IN graduate | +jesuit +degree-seeking-student | Eligible | Both questions are answered as needed.
marquette-university-jesuit-international-scholarship | IN graduate | -jesuit +degree-seeking-student | Not eligible: Jesuit | It is for Jesuits alone.
marquette-university-jesuit-international-scholarship | IN graduate | | Answer 2 questions | Nothing that it asks is in a profile.
marquette-university-jesuit-international-scholarship | IN graduate | ?jesuit +degree-seeking-student | Answer 1 question | Not saying is no answer.
marquette-university-jesuit-international-scholarship | US graduate | +jesuit +degree-seeking-student | Not eligible: citizenship | It is for students from abroad.
soka-university-of-america-soka-opportunity-grant | IN undergraduate | +family-income-below-usd-60000 | Eligible | The income is within the limit.
soka-university-of-america-soka-opportunity-grant | IN undergraduate | -family-income-below-usd-60000 | Not eligible: family income | The income is above the limit.
soka-university-of-america-soka-opportunity-grant | IN undergraduate needs-aid | | Answer 1 question | Needing aid is not the same as an income.
idaho-state-university-alumni-legacy-non-resident-tuition-waiver-scholarship | KE undergraduate gpa=3.2 | +*child-or-grandchild-of-alumnus +full-time-student -*in-state-resident | Eligible | A graduate's child, full time, from elsewhere.
idaho-state-university-alumni-legacy-non-resident-tuition-waiver-scholarship | KE undergraduate gpa=3.2 | -*child-or-grandchild-of-alumnus +full-time-student -*in-state-resident | Not eligible: child or grandchild of a graduate | It is for the families of graduates.
idaho-state-university-alumni-legacy-non-resident-tuition-waiver-scholarship | KE undergraduate gpa=3.2 | +child-or-grandchild-of-alumnus +full-time-student -*in-state-resident | Answer 1 question | A graduate of which university is a question of its own.
idaho-state-university-alumni-legacy-non-resident-tuition-waiver-scholarship | KE undergraduate gpa=2.9 | +*child-or-grandchild-of-alumnus +full-time-student -*in-state-resident | Not eligible: GPA | The column asks for 3.0.
american-university-emerging-global-leader-scholarship | KE undergraduate intends=F-1 gpa=3.9 | | Eligible | The GPA is enough.
american-university-emerging-global-leader-scholarship | KE undergraduate intends=F-1 gpa=3.5 | +top-10-percent-of-class | Eligible | The place in the class is enough.
american-university-emerging-global-leader-scholarship | KE undergraduate intends=F-1 gpa=3.5 | -top-10-percent-of-class | Not eligible: grades | Neither the GPA nor the place in the class.
american-university-emerging-global-leader-scholarship | KE undergraduate intends=F-1 gpa=3.5 | | Answer 1 question | The place in the class may still decide.
american-university-emerging-global-leader-scholarship | KE undergraduate intends=F-1 | | Answer 2 questions | Either would decide, neither is known.
indonesia-endowment-fund-for-education-lpdp-lpdp-reguler-scholarship-overseas | ID graduate gpa=3.1 toefl=85 born=1995-05-05 | | Eligible | 3.0 and TOEFL 80 are asked for a master's.
indonesia-endowment-fund-for-education-lpdp-lpdp-reguler-scholarship-overseas | ID phd gpa=3.1 toefl=94 born=1995-05-05 | | Not eligible: GPA | A doctorate asks for 3.25.
indonesia-endowment-fund-for-education-lpdp-lpdp-reguler-scholarship-overseas | ID phd gpa=3.3 toefl=90 born=1995-05-05 | | Not eligible: English | A doctorate asks for TOEFL 94.
indonesia-endowment-fund-for-education-lpdp-lpdp-reguler-scholarship-overseas | ID phd gpa=3.3 toefl=94 born=1990-01-01 | | Eligible | 36 is below the 40 of a doctorate.
indonesia-endowment-fund-for-education-lpdp-lpdp-reguler-scholarship-overseas | ID graduate gpa=3.3 toefl=94 born=1990-01-01 | | Not eligible: age | 36 is above the 35 of a master's.
ashinaga-ashinaga-africa-initiative | KE undergraduate born=2004-01-01 | +orphan +top-10-percent-of-class +finished-secondary-school-recently +proficient-in-english-french-or-portuguese | Eligible | Everything is met.
ashinaga-ashinaga-africa-initiative | KE undergraduate born=1999-01-01 | +orphan +top-10-percent-of-class +finished-secondary-school-recently +proficient-in-english-french-or-portuguese | Not eligible: age | Born before September 2000.
ashinaga-ashinaga-africa-initiative | KE undergraduate born=2004-01-01 | -orphan +top-10-percent-of-class +finished-secondary-school-recently +proficient-in-english-french-or-portuguese | Not eligible: lost a parent | It is for orphans.
ashinaga-ashinaga-africa-initiative | KE undergraduate | +orphan +top-10-percent-of-class +finished-secondary-school-recently +proficient-in-english-french-or-portuguese | Answer 1 question | The date of birth is missing.
inlaks-shivdasani-foundation-inlaks-scholarships | IN graduate field=law born=1997-01-01 | +lives-in-home-country +full-time-student +degree-average-65-percent-or-70-in-sciences | Check with the provider | Which institutions are top ones only the foundation knows.
inlaks-shivdasani-foundation-inlaks-scholarships | IN graduate field=engineering born=1997-01-01 | +lives-in-home-country +full-time-student +degree-average-65-percent-or-70-in-sciences | Not eligible: field of study | Engineering is left out, and said once.
inlaks-shivdasani-foundation-inlaks-scholarships | IN graduate field=law born=1990-01-01 | +lives-in-home-country +full-time-student +degree-average-65-percent-or-70-in-sciences | Not eligible: age | 36 is above 30.
governance-innovation-unit-bangladesh-prime-minister-s-fellowship | BD graduate toefl=90 born=1987-01-01 | | Check with the provider | 39 is within 40; the ranking of the university is theirs.
governance-innovation-unit-bangladesh-prime-minister-s-fellowship | BD graduate toefl=90 born=1984-01-01 | | Not eligible: age | 42 is above the 40 of a master's.
governance-innovation-unit-bangladesh-prime-minister-s-fellowship | BD phd toefl=90 born=1984-01-01 | | Check with the provider | 42 is within the 45 of a doctorate.
ministry-of-social-justice-and-empowerment-india-national-overseas-scholarship-sc-and-other-groups | IN graduate born=1991-04-02 | +scheduled-caste-or-other-listed-group-in-india +degree-average-60-percent +family-income-below-inr-800000 | Eligible | Still 35 on 1 April 2027.
ministry-of-social-justice-and-empowerment-india-national-overseas-scholarship-sc-and-other-groups | IN graduate born=1991-04-01 | +scheduled-caste-or-other-listed-group-in-india +degree-average-60-percent +family-income-below-inr-800000 | Not eligible: age | 36 on 1 April 2027.
ministry-of-social-justice-and-empowerment-india-national-overseas-scholarship-sc-and-other-groups | IN graduate born=1995-01-01 | +scheduled-caste-or-other-listed-group-in-india +degree-average-60-percent -family-income-below-inr-800000 | Not eligible: family income | The income is above the limit.
narotam-sekhsaria-foundation-narotam-sekhsaria-scholarship-programme | IN graduate field=business born=1996-11-23 | +lives-in-home-country +holds-bachelors | Check with the provider | 30 only tomorrow.
narotam-sekhsaria-foundation-narotam-sekhsaria-scholarship-programme | IN graduate field=business born=1996-11-22 | +lives-in-home-country +holds-bachelors | Not eligible: age | 30 today; under 30 is asked.
margaret-mcnamara-education-grants-margaret-mcnamara-education-grants-us-canada-program | KE undergraduate woman born=2001-11-22 | | Check with the provider | 25 today; the provider keeps the list of countries.
margaret-mcnamara-education-grants-margaret-mcnamara-education-grants-us-canada-program | KE undergraduate woman born=2001-11-23 | | Not eligible: age | 25 only tomorrow.
margaret-mcnamara-education-grants-margaret-mcnamara-education-grants-us-canada-program | KE undergraduate man born=1990-01-01 | | Not eligible: for women | It is for women.
margaret-mcnamara-education-grants-margaret-mcnamara-education-grants-us-canada-program | KE undergraduate born=1990-01-01 | | Answer 1 question | The profile does not say the gender.
u-s-department-of-state-yali-mandela-washington-fellowship-for-young-african-leaders | KE graduate born=1995-01-01 | +plans-stay-without-degree | Eligible | 31 is between 25 and 35.
u-s-department-of-state-yali-mandela-washington-fellowship-for-young-african-leaders | KE graduate born=1990-01-01 | +plans-stay-without-degree | Not eligible: age | 36 is above 35.
u-s-department-of-state-yali-mandela-washington-fellowship-for-young-african-leaders | KE graduate born=1995-01-01 | -plans-stay-without-degree | Not eligible: no degree | Whoever wants a degree gets none here.
zonta-international-women-in-business-leadership-award | IN graduate field=business woman born=2000-01-01 | | Check with the provider | Leadership is theirs to judge.
zonta-international-women-in-business-leadership-award | IN graduate field=business woman born=1990-01-01 | | Not eligible: age | 36 is above 35.
el-yurt-umidi-foundation-uzbekistan-el-yurt-umidi-presidential-scholarship | UZ phd born=2004-01-01 | +work-experience-2-years-in-field | Eligible | 22 is enough for a doctorate.
el-yurt-umidi-foundation-uzbekistan-el-yurt-umidi-presidential-scholarship | UZ phd born=2005-01-01 | +work-experience-2-years-in-field | Not eligible: age | 21 is not enough for a doctorate.
el-yurt-umidi-foundation-uzbekistan-el-yurt-umidi-presidential-scholarship | UZ graduate born=2005-01-01 | -work-experience-2-years-in-field +recommended-by-university | Eligible | 21 is enough for a master's, the recommendation for the work.
el-yurt-umidi-foundation-uzbekistan-el-yurt-umidi-presidential-scholarship | UZ undergraduate born=1970-01-01 | +work-experience-2-years-in-field | Eligible | No age is stated for a bachelor's.
el-yurt-umidi-foundation-uzbekistan-el-yurt-umidi-presidential-scholarship | UZ graduate born=1970-01-01 | +work-experience-2-years-in-field | Not eligible: age | 56 is above 45.
el-yurt-umidi-foundation-uzbekistan-el-yurt-umidi-presidential-scholarship | UZ graduate born=2000-01-01 | -work-experience-2-years-in-field -recommended-by-university | Not eligible: work experience | Neither the work nor the recommendation.
el-yurt-umidi-foundation-uzbekistan-el-yurt-umidi-presidential-scholarship | UZ graduate born=2000-01-01 | -work-experience-2-years-in-field | Answer 1 question | A recommendation may still decide.
american-australian-association-graduate-education-fund-scholarship-australia-to-usa | AU graduate field=physics | | Eligible | A citizen.
american-australian-association-graduate-education-fund-scholarship-australia-to-usa | NZ graduate field=physics | -permanent-resident-of-australia | Not eligible: citizenship | Neither a citizen nor a resident.
american-australian-association-graduate-education-fund-scholarship-australia-to-usa | NZ graduate field=physics | +permanent-resident-of-australia | Check with the provider | A resident fits; the list of countries is open at its end.
oppenheimer-memorial-trust-omt-scholarship-for-postgraduate-international-studies | ZA graduate field=history | -field-offered-in-home-country -already-holds-degree-at-same-level | Eligible | A citizen with a field that home does not have.
oppenheimer-memorial-trust-omt-scholarship-for-postgraduate-international-studies | GB graduate field=history | -field-offered-in-home-country -already-holds-degree-at-same-level -permanent-resident-of-south-africa | Not eligible: citizenship | A master's asks for a link to South Africa.
oppenheimer-memorial-trust-omt-scholarship-for-postgraduate-international-studies | GB postdoc field=history | -field-offered-in-home-country -already-holds-degree-at-same-level -permanent-resident-of-south-africa | Check with the provider | Postdocs may have any nationality.
oppenheimer-memorial-trust-omt-scholarship-for-postgraduate-international-studies | ZA graduate field=business | -field-offered-in-home-country -already-holds-degree-at-same-level +studies-mba | Not eligible: MBA | The MBA is left out, business is not.
oppenheimer-memorial-trust-omt-scholarship-for-postgraduate-international-studies | ZA graduate field=business | -field-offered-in-home-country -already-holds-degree-at-same-level -studies-mba | Eligible | Business without an MBA.
kosciuszko-foundation-exchange-program-to-the-us-fellowships | PL postdoc intends=J-1 | +holds-phd +lives-in-home-country -us-dual-citizen +affiliated-with-institution-in-home-country -*applied-for-this-award-in-last-3-rounds | Eligible | A citizen needs no Pole's Card.
aapg-foundation-grants-in-aid | IN graduate field=natural-sciences | +geoscience-student +working-on-thesis | Eligible | No sanctions concern India.
aapg-foundation-grants-in-aid | IR graduate field=natural-sciences | +geoscience-student +working-on-thesis | Check with the provider | Sanctions may leave out Iran; the source does not name the countries.
organization-of-american-states-leo-s-rowe-pan-american-fund | MX undergraduate gpa=3.2 intends=F-1 | +graduate-or-last-two-undergraduate-years +full-time-student +can-pay-remaining-costs | Eligible | Mexico is a member state in Latin America.
organization-of-american-states-leo-s-rowe-pan-american-fund | IN undergraduate gpa=3.2 intends=F-1 | +graduate-or-last-two-undergraduate-years +full-time-student +can-pay-remaining-costs | Not eligible: citizenship | India is none.
organization-of-american-states-oas-academic-scholarship-program | US graduate | +full-time-student | Not eligible: study abroad | Americans would have to study elsewhere.
texas-state-university-the-good-neighbor-scholarship | CU undergraduate | | Not eligible: citizenship | Cuba is left out.
university-of-michigan-rackham-graduate-school-kan-chuang-international-student-fellowship | EG graduate woman | | Eligible | Egypt is of the Middle East.
university-of-michigan-rackham-graduate-school-indian-alumni-international-student-fellowship | NP graduate | +bachelors-from-india | Eligible | The degree counts, not the citizenship.
university-of-michigan-rackham-graduate-school-rackham-international-student-fellowship | KE graduate | +completed-1-year-at-the-awarding-university | Answer 1 question | A year at another university does not count.
amideast-hope-fund-scholarship | PS undergraduate duolingo=120 | +lives-in-west-bank-jerusalem-or-gaza +family-has-low-income +rising-12th-grade-student -us-dual-citizen -holds-us-green-card | Eligible | Duolingo is enough.
amideast-hope-fund-scholarship | PS undergraduate toefl=80 | +lives-in-west-bank-jerusalem-or-gaza +family-has-low-income +rising-12th-grade-student -us-dual-citizen -holds-us-green-card | Not eligible: English | TOEFL 90 is asked.
colgate-university-international-need-based-financial-aid | KE undergraduate toefl=90 | | Check with the provider | The minimum may be waived.
university-of-cincinnati-uc-global-scholarship | KE undergraduate toefl=70 | +first-year-or-transfer-with-24-credits +sat-1130-or-act-23 | Eligible | The SAT is enough.
university-of-cincinnati-uc-global-scholarship | KE undergraduate toefl=70 | +first-year-or-transfer-with-24-credits -sat-1130-or-act-23 | Not eligible: TOEFL, IELTS, SAT or ACT | None of the scores.
comexus-fulbright-mexico-fulbright-garcia-robles-graduate-scholarship | MX graduate field=history intends=J-1 | -holds-us-green-card -us-dual-citizen -*already-admitted-to-chosen-program -lives-or-studies-in-us | Eligible | Nothing clinical.
comexus-fulbright-mexico-fulbright-garcia-robles-graduate-scholarship | MX graduate field=medicine intends=J-1 | -holds-us-green-card -us-dual-citizen -*already-admitted-to-chosen-program -lives-or-studies-in-us +studies-clinical-field | Not eligible: patient care | Patient contact is left out.
comexus-fulbright-mexico-fulbright-garcia-robles-graduate-scholarship | MX graduate field=public-health intends=J-1 | -holds-us-green-card -us-dual-citizen -*already-admitted-to-chosen-program -lives-or-studies-in-us -studies-clinical-field | Eligible | Public health without patients.
comexus-fulbright-mexico-fulbright-garcia-robles-graduate-scholarship | MX graduate field=history intends=J-1 green-card | -us-dual-citizen -*already-admitted-to-chosen-program -lives-or-studies-in-us | Not eligible: U.S. green card | The profile says so already.
morehead-state-university-international-student-scholarship | KE undergraduate gpa=3.0 | +first-year-or-transfer-with-24-credits -first-year-student +transfer-student | Eligible | A transfer needs no test.
morehead-state-university-international-student-scholarship | KE undergraduate gpa=2.5 | +first-year-or-transfer-with-24-credits -first-year-student +transfer-student | Not eligible: GPA of transfers | A transfer needs 3.0.
morehead-state-university-international-student-scholarship | KE undergraduate gpa=2.5 | +first-year-or-transfer-with-24-credits +first-year-student -transfer-student +sat-940-or-act-20 | Check with the provider | The admission index is the university's.
morehead-state-university-international-student-scholarship | KE undergraduate gpa=2.5 | +first-year-or-transfer-with-24-credits +first-year-student -transfer-student -sat-940-or-act-20 | Not eligible: SAT or ACT | First-year students need a test.
eastern-oregon-university-cofa-undocumented-and-international-student-success-award | FM undergraduate | | Eligible | A citizen of a COFA nation.
eastern-oregon-university-cofa-undocumented-and-international-student-success-award | KE undergraduate visa=H-4 | -undocumented-student | Not eligible: visa | Neither F-1 nor COFA nor undocumented.
acm-sighpc-computational-data-science-fellowships | IN graduate field=computer-science woman | +less-than-half-through-degree | Eligible | A woman.
acm-sighpc-computational-data-science-fellowships | IN graduate field=computer-science man | +less-than-half-through-degree +under-represented-in-computing | Eligible | Of an under-represented group.
acm-sighpc-computational-data-science-fellowships | IN graduate field=computer-science man | +less-than-half-through-degree -under-represented-in-computing | Not eligible: women and under-represented groups | Neither.
university-of-kentucky-international-student-tuition-scholarship | KE undergraduate gpa=2.7 intends=F-1 | +*already-enrolled-at-the-awarding-university | Eligible | Undergraduates need 2.5.
university-of-kentucky-international-student-tuition-scholarship | KE graduate gpa=2.7 intends=F-1 | +*already-enrolled-at-the-awarding-university | Not eligible: GPA | Graduate students need 3.0.
duke-university-robertson-scholars-leadership-program | KE undergraduate | | Eligible | A place at Duke or UNC is something to do.
swiss-national-science-foundation-postdoc-mobility | CH postdoc | +phd-within-last-3-years | Eligible | A Swiss national.
swiss-national-science-foundation-postdoc-mobility | DE postdoc | +phd-within-last-3-years -resident-of-switzerland -two-years-of-research-in-switzerland | Not eligible: link to Switzerland | No link to Switzerland.
american-association-of-university-women-aauw-international-fellowships | IN graduate woman | | Eligible | A woman from abroad with a graduate aim.
american-association-of-university-women-aauw-international-fellowships | IN undergraduate woman | | Not eligible: degree level | The levels begin with a master's.
p-e-o-international-p-e-o-international-peace-scholarship | CA graduate woman | | Not eligible: citizenship | Canada is left out beside the U.S.
arizona-state-university-campus-immersion-mastercard-foundation-scholars-program-at-arizon | KE undergraduate | | Eligible | Kenya is in Africa; the place at the university is something to do.
arizona-state-university-campus-immersion-mastercard-foundation-scholars-program-at-arizon | IN undergraduate | | Not eligible: citizenship | India is not in Africa.
citadel-citadel-gqs-phd-fellowship | IN phd field=physics | | Check with the provider | Nobody says which citizens may apply.
california-institute-of-the-arts-merit-scholarship | IN undergraduate field=music | | Check with the provider | The levels are not stated; music is one of the arts.
adobe-adobe-research-fellowship | IN phd field=computer-science | | Eligible | A PhD student of the field that is named.
adobe-adobe-research-fellowship | IN phd field=history | | Not eligible: field of study | It is for computer science alone.
adobe-adobe-research-fellowship | IN phd field=stem | | Answer 1 question | Computer science is a part of STEM; which part is meant is not known.
ieee-women-in-engineering-ieee-women-in-engineering-international-scholarship | IN undergraduate field=energy woman | | Eligible | Energy is a part of engineering.
boston-university-college-of-engineering-first-robotics-scholarship | KE undergraduate field=history | +first-robotics-participant | Not eligible: field of study | Its college is that of engineering; column and condition both say so.
boston-university-college-of-engineering-first-robotics-scholarship | KE undergraduate field=aerospace | +first-robotics-participant | Check with the provider | The field fits; nobody says which citizens may apply.
dickinson-state-university-global-awareness-tuition-waiver | KE undergraduate toefl=71 | | Eligible | Exactly the TOEFL that is asked.
dickinson-state-university-global-awareness-tuition-waiver | KE undergraduate toefl=70 | | Not eligible: English | TOEFL 71 is asked.
dickinson-state-university-global-awareness-tuition-waiver | KE undergraduate toefl=70 ielts=5.5 | | Eligible | Either test is enough.
dickinson-state-university-global-awareness-tuition-waiver | KE undergraduate duolingo=120 | | Answer 1 question | Duolingo is not among the tests that are named.
baltic-american-freedom-foundation-research-scholar-program | EE phd intends=J-1 | | Eligible | It brings the J-1 that the student wants.
baltic-american-freedom-foundation-research-scholar-program | EE phd visa=F-1 | | Not eligible: visa | Who is on an F-1 has no J-1.
baltic-american-freedom-foundation-research-scholar-program | EE phd intends=F-1 | | Check with the provider | A visa that is only planned can still change.
texas-state-university-tuition-assistance-for-mexican-students-tams | MX undergraduate visa=F-1 | | Check with the provider | The levels are not stated.
texas-state-university-tuition-assistance-for-mexican-students-tams | MX undergraduate visa=J-1 | | Not eligible: visa | Column and condition both ask for an F-1.
university-of-kentucky-international-ambassador-scholarship | KE undergraduate gpa=2.2 converted visa=F-1 | +new-student | Check with the provider | A converted 2.2 may be the 2.5 that is asked.
university-of-kentucky-international-ambassador-scholarship | KE undergraduate gpa=2.0 converted visa=F-1 | +new-student | Not eligible: GPA | Even a generous conversion of 2.0 stays below 2.5.
american-heart-association-aha-postdoctoral-fellowship | IN postdoc field=nursing visa=H-4 | +postdoc-experience-at-most-5-years +cardiovascular-or-brain-health-research +aha-member | Check with the provider | Research on the heart is open to every health science.
croucher-foundation-croucher-scholarships-for-doctoral-study | HK phd field=nursing | +hong-kong-permanent-resident | Not eligible: field of study | Medicine is named, nursing is not.
thailand-u-s-educational-foundation-fulbright-thailand-fulbright-thai-graduate-scholarship | TH graduate field=nursing | +studies-medicine-dentistry-or-nursing | Not eligible: medicine | Nursing is left out by name.
comexus-fulbright-mexico-fulbright-garcia-robles-graduate-scholarship | MX graduate field=nursing intends=J-1 | -holds-us-green-card -us-dual-citizen -*already-admitted-to-chosen-program -lives-or-studies-in-us | Answer 1 question | Nursing may be clinical, so that it is asked.
comexus-fulbright-mexico-fulbright-garcia-robles-graduate-scholarship | MX graduate field=nursing intends=J-1 | -holds-us-green-card -us-dual-citizen -*already-admitted-to-chosen-program -lives-or-studies-in-us +studies-clinical-field | Not eligible: patient care | Patient contact is left out.
ieee-women-in-engineering-ieee-women-in-engineering-international-scholarship | IN undergraduate field=civil-engineering woman | | Eligible | Civil engineering is a part of engineering.
acm-sighpc-computational-data-science-fellowships | IN graduate field=data-science woman | +less-than-half-through-degree | Eligible | Data science is in its name.
american-heart-association-aha-postdoctoral-fellowship | IN postdoc field=medicine visa=H-4 | +postdoc-experience-at-most-5-years +cardiovascular-or-brain-health-research +aha-member | Check with the provider | The source names one of its eleven categories, the F-1.
`

const FLAGS: Readonly<Record<string, Partial<AskedStudent>>> = {
  woman: { gender: 'woman' },
  man: { gender: 'man' },
  'needs-aid': { needsFinancialAid: true },
  'green-card': { usPermanentResident: true },
  converted: { isGpaEstimated: true },
}
const SIGNS: Readonly<Record<string, FactAnswer>> = {
  '+': true,
  '-': false,
  '?': 'declined',
}

export const GOLD_CASES: readonly GoldCase[] = ROWS.trim().split('\n').map(caseOf)

function caseOf(row: string): GoldCase {
  const [award = '', profile = '', answers = '', label = '', why = ''] = row
    .split('|')
    .map((cell) => cell.trim())
  const told = profile.split(' ').map(toldBy)
  const facts = Object.fromEntries(
    answers
      .split(' ')
      .filter((word) => word !== '')
      .map((word) => {
        const answer = SIGNS[word.charAt(0)]
        if (answer === undefined) throw new Error(`No answer: ${word}`)
        return [word.slice(1).replace(/^\*/, `${award}:`), answer]
      }),
  )
  const student = Object.assign({ ...NOTHING_KNOWN, ...NOTHING_ANSWERED, facts }, ...told)
  return { award, student, label, why }
}

function toldBy(word: string): Partial<AskedStudent> {
  const [name = '', value = ''] = word.split('=')
  switch (name) {
    case 'gpa':
      return { gpa: value }
    case 'toefl':
      return { toeflScore: Number(value) }
    case 'ielts':
      return { ieltsScore: value }
    case 'duolingo':
      return { duolingoScore: Number(value) }
    case 'visa':
      return { visaType: value }
    case 'intends':
      return { intendedVisaType: value }
    case 'field':
      return { fieldCodes: value.split(',') }
    case 'born':
      return { dateOfBirth: value }
    default:
      if (/^[A-Z]{2}$/.test(word)) return { country: word }
      return (
        FLAGS[word] ?? { intendedDegreeLevel: word as StudentFacts['intendedDegreeLevel'] }
      )
  }
}
