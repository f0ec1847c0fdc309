/** Threads of a forum as students write them: two are related only when they have one subject. */
export type Thread = { title: string; content: string; subject: string; because: string }

/** A subject, why its threads belong together, then its threads. */
const SUBJECTS = `
letters of recommendation: who writes about me, whatever it is called
  How do I ask a professor for a recommendation? | I only took one class with her and do not know what to write in the mail.
  My referee does not reply | The deadline is near and he promised to write for me. Should I find somebody else?
  Can my boss vouch for me in place of a teacher? | I have worked for two years since I graduated.
  How many references are normal? | One award wants three academics to speak for me, another one wants two.
tests of English: proof of language, under several names
  TOEFL or IELTS, which one is easier? | I need proof of English for a master's program.
  Is the Duolingo score accepted? | It is cheaper and I can sit it at home.
  How long did you prepare for the speaking part? | I got 6.0 and need 7.0 in the exam.
  Waived language exam | My whole degree was taught in English. Did anybody get around the test?
visa interview: the consulate, not the school
  What did the officer ask you at the consulate? | My F-1 interview is next week and I am nervous.
  No appointment until August | The embassy has no earlier slot. Will I miss the start of the semester?
  Refused under 214(b) | They said that I had not shown ties to home. Can I try once more?
  Which papers should I bring to the embassy? | Bank statements, I-20, what else for the visa?
money at the start: living costs before the first payment
  How much cash do I need for the first month? | The stipend is paid at the end of September.
  Deposit for a flat | The landlord wants two months of rent at once and I have not been paid yet.
  Opening a bank account without an SSN | I need somewhere to get my stipend transferred.
  Is the living allowance enough in Boston? | Rent alone seems to eat all of the 2,000 a month.
writing an essay: personal texts and their drafts
  How personal should a personal statement be? | I do not want to sound as if I beg for pity.
  My draft has 900 words and the limit is 500 | I cannot decide which story to cut.
  Can I use one essay for several awards? | The prompts look nearly the same.
  Feedback on an opening paragraph | I begin with my grandmother's shop. Is that a cliché?
funding a doctorate: assistantships and advisers' grants
  Do PhD students in engineering pay tuition? | Somebody told me that research assistants get it waived.
  Teaching assistant without experience | Did you teach in the first year for your stipend?
  Asking a supervisor about funding before I apply | Is it rude to mail a lab about an RA position?
  Fellowship or assistantship? | I have both offers for my doctorate and must choose.
financial need: showing that a family cannot pay
  What counts as proof of family income? | My parents are farmers and have no salary slips.
  CSS Profile for internationals | It asks about cars and houses. How exact must it be?
  Is need-blind really blind? | I am afraid that asking for aid lowers my chances to be admitted.
  My father lost his job after I applied | Can I ask the college to look at our finances again?
transcripts and grades: records of school and their conversion
  How do I convert my percentage to a 4.0 GPA? | My university in India gives marks out of 100.
  WES evaluation takes weeks | Did you need your transcript evaluated course by course?
  My school closes in July | Nobody is there to stamp and send my marks.
  Low grades in the first year | My average rose later. Should I explain the bad semester?
housing: rooms and people to share them with
  On campus or off campus? | The dorm is expensive but close to the lab.
  Looking for a roommate in Austin | I arrive in August and would share an apartment.
  How do I spot a rental scam? | He wants me to pay before I see the room.
  Furnished room for one semester | My exchange ends in December and a lease runs for a year.
work beside study: jobs that students may have
  Jobs on campus | Library or cafeteria, how did you find work as a student?
  How many hours do you work during the term? | I want to earn something without failing my courses.
  Summer internship after the first year | Which firms take international students?
  Tutoring other students for pay | The department looks for graders and tutors.
homesick and stressed: how people feel
  I cry every evening | I miss my family and have no friends here yet.
  Does it get better after the first winter? | I feel lonely and tired all the time.
  Panic before exams | I cannot sleep and my heart races. Who can I talk to on campus?
  Everybody seems smarter than me | I feel like a fraud in my program.
rejections and waiting: decisions and how to take them
  Rejected everywhere | Seven noes this week. Do I try again next year?
  On the waiting list, what now? | Does anybody know when they decide?
  No answer for three months | The site still says that my application is under review.
  They declined me without a reason | May I ask why I did not get the award?
`

export const THREADS: readonly Thread[] = threadsOf(SUBJECTS)

function threadsOf(text: string): Thread[] {
  let [subject, because] = ['', '']
  return text
    .trim()
    .split('\n')
    .flatMap((line) => {
      if (!line.startsWith('  ')) {
        ;[subject = '', because = ''] = line.split(': ')
        return []
      }
      const [title = '', content = ''] = line.trim().split(' | ')
      return { title, content, subject, because }
    })
}
