import { EDUCATION_USA, type Guide, page, site } from '../guide.ts'

/** Who gets an award, and what follows from one. */
export const AWARD_GUIDES: readonly Guide[] = [
  {
    id: 'missed-deadline',
    title: 'If you missed a deadline',
    asks: [
      'missed the deadline',
      'missed it',
      'deadline ended',
      'deadline was',
      'deadline passed',
      'deadline is over',
      'too late',
      'late application',
      'extend the deadline',
      'still accept',
    ],
    text: `Most providers read nothing that came late, but asking once costs little.
- Write the same day, in two sentences: what happened, and whether they still accept it. If their website failed, send a picture of the error that shows the time.
- A deadline ends in the provider’s time zone. If it is stated, it is shown here beside the date.
- Pay no one who promises to get it in late.
- Save the scholarship, ask there to be told when its next round has a deadline, and plan to send the next one three days early.`,
    sources: [page('Saved scholarships', '/saved'), page('Calendar', '/calendar')],
  },
  {
    id: 'repay',
    title: 'Whether a scholarship has to be paid back',
    asks: [
      'pay back',
      'paid back',
      'repay',
      'return the money',
      'loan',
      'loans',
      'student loan',
      'interest rate',
      'cosigner',
      'do i owe',
      'same as a loan',
    ],
    text: `A scholarship, grant or fellowship is not paid back while you keep to its conditions.
- Read what happens if you don’t: some ask for money back if you leave the program, or if you don’t return home or work somewhere for some years afterward.
- A loan is paid back, with interest, and many lenders want a cosigner in the United States. Loans are labeled as loans here.
- An assistantship is pay for work: you owe the hours, not the money.`,
    sources: [page('All scholarships', '/scholarships'), EDUCATION_USA],
  },
  {
    id: 'competitive',
    title: 'Being a strong candidate',
    asks: [
      'competitive',
      'strong candidate',
      'strong application',
      'my chances',
      'chances of winning',
      'how do i win',
      'win a scholarship',
      'get selected',
      'what do they look for',
      'committees look for',
      'who won',
      'winners',
      'selection',
      'fulbright',
    ],
    text: `Selective awards choose people whose record fits what the award is for.
- Read what it looks for, and who won before. Write down one proof of yours for each point.
- One thing done for two years says more than ten things done once; a result with a number says more than a title.
- Ask people who know that work for letters, and give them time.
- Some are applied for in your own country, a year or more ahead. Fulbright is one: look for its office there.
Nothing makes it certain. Apply for several that fit.`,
    sources: [
      page('AI matching', '/ai-matching'),
      site('Fulbright Foreign Student Program', 'https://foreign.fulbrightonline.org'),
    ],
  },
  {
    id: 'already-studying',
    title: 'Scholarships once you are studying',
    asks: [
      'already studying',
      'already enrolled',
      'already in college',
      'current student',
      'continuing student',
      'started my degree',
      'started college',
      'second year',
      'third year',
      'sophomore',
      'transfer student',
      'halfway',
    ],
    text: `Many awards are for students who are already enrolled.
- Ask your department, the financial aid office and the international office which ones they have: many are listed nowhere else.
- Professional societies often have awards for student members.
- Check how much of your program must be left, and whether a new award may be combined with the one you have.
- Keep level, field and grades in your profile as they are now: conditions are checked against them.`,
    sources: [page('All scholarships', '/scholarships'), page('Your profile', '/profile')],
  },
]
