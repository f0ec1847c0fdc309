import { EDUCATION_USA, type Guide, page, site } from '../guide.ts'

/** Finding scholarships, and reading what they ask. */
export const SEARCH_GUIDES: readonly Guide[] = [
  {
    id: 'find-first',
    title: 'How to find your first scholarships',
    asks: [
      'where do i start',
      'begin',
      'find scholarships',
      'search',
      'look for',
      'how do i find',
      'first step',
      'get started',
      'new here',
    ],
    text: `Begin with what decides most: your country, the level that you want to study at, and your field.
- Fill in your profile, then run AI matching. It holds you against every open award and says which conditions you meet.
- Save the awards that are worth a look. Saved ones get reminders before their deadlines.
- Then search by yourself, with filters for country, level, field and amount.
- Look at your own university too: many awards are tied to a place there and come with admission.`,
    sources: [
      page('AI matching', '/ai-matching'),
      page('All scholarships', '/scholarships'),
      EDUCATION_USA,
    ],
  },
  {
    id: 'profile',
    title: 'What your profile is for',
    asks: [
      'profile',
      'why do you need my information',
      'facts',
      'fill in',
      'questions about me',
      'better matches',
      'improve my matches',
      'more matches',
    ],
    text: `Rules compare your profile with what each award asks. What your profile lacks stays open: an award then says "Answer a question" instead of yes or no.
- Country, level, field, grades and a test of English decide the most.
- Single questions ("Are you the first of your family at a university?") open awards that ask for just that.
- You may leave anything out, and nothing of it is public.`,
    sources: [page('Your profile', '/profile'), page('Your answers', '/facts')],
  },
  {
    id: 'verdicts',
    title: 'What "Eligible" and the other verdicts mean',
    asks: [
      'eligible',
      'eligibility',
      'am i eligible',
      'do i qualify',
      'check with the provider',
      'not eligible',
      'verdict',
      'what does it mean',
      'can i apply',
    ],
    text: `Rules decide it, never a language model.
- Eligible: every condition that can be decided is decided and met.
- Answer a question: something that only you know is open.
- Check with the provider: only conditions are left that nobody but the provider can judge; they are named.
- Not eligible: the condition that shuts you out is named.
Essays, letters and interviews are steps. They never make you less eligible.
Open an award to see each of its conditions against your own facts.`,
    sources: [
      page('All scholarships', '/scholarships'),
      page('AI matching', '/ai-matching'),
    ],
  },
  {
    id: 'score',
    title: 'How the match score is made',
    asks: [
      'score',
      'percentage',
      'match score',
      'why is my score low',
      'how is the score computed',
      'points',
      'percent',
    ],
    text: `The score adds up field, level, country, grades and English margins, need, amount, goals and time left. A term on which the award states nothing earns nothing and counts for nothing: the score is the share of what is stated, and its base stands beside it. With less than half stated there is no number.
A high score means that more of what is stated fits you. It is no chance of winning.`,
    sources: [page('AI matching', '/ai-matching')],
  },
  {
    id: 'full-funding',
    title: 'Full scholarships for international students',
    asks: [
      'without paying',
      'study for free',
      'for free',
      'full ride',
      'fully funded',
      'full scholarship',
      'full tuition',
      'no money',
      'cannot pay',
      'cover everything',
      'free tuition',
      'all costs',
    ],
    text: `Awards that cover everything exist, and many students want each of them.
- Filter for full tuition, and read what it covers: tuition alone, or room, food, insurance and travel too.
- Some universities give aid by need to international students. They ask for your family’s finances.
- For a PhD, funding mostly comes with the place, as an assistantship or fellowship.
- Put some smaller awards beside them. Ask each provider whether awards may be combined.`,
    sources: [page('All scholarships', '/scholarships'), EDUCATION_USA],
  },
  {
    id: 'by-level-undergraduate',
    title: 'Money for a bachelor’s degree',
    asks: [
      'undergraduate',
      'bachelor',
      'college freshman',
      'high school student',
      'first degree',
      'freshman scholarships',
    ],
    text: `For a first degree most money comes from the universities themselves.
- Merit awards often come with admission; some ask for a form or an early date of their own.
- Aid by need is rarer for international students. Ask if asking for it counts in admission.
- Private awards are smaller. Several of them help.
Search with the level Undergraduate, and open the page of each university that you apply to.`,
    sources: [
      page('All scholarships', '/scholarships'),
      page('Universities', '/universities'),
      EDUCATION_USA,
    ],
  },
  {
    id: 'by-level-graduate',
    title: 'Money for a master’s degree or a PhD',
    asks: [
      'email a professor',
      'contact a professor',
      'supervisor',
      'graduate',
      'master',
      'masters',
      'phd',
      'doctorate',
      'assistantship',
      'teaching assistant',
      'research assistant',
      'fellowship',
      'postdoc',
      'stipend',
    ],
    text: `- PhD: most programs in the sciences fund their students by teaching or research assistantships. Ask the department what is usual.
- Master’s: less funding. Look for department awards, and for fellowships that your own country or a foundation gives.
- Write to a professor only with something to say about their work: two short paragraphs, and what you want to know.
- Deadlines for funding can come before the last date of admission.`,
    sources: [page('All scholarships', '/scholarships'), EDUCATION_USA],
  },
  {
    id: 'country-and-field',
    title: 'Awards for your country or your field',
    asks: [
      'my country',
      'from india',
      'from nigeria',
      'african',
      'for women',
      'women in stem',
      'computer science scholarships',
      'engineering scholarships',
      'my major',
      'field of study',
      'nationality',
      'citizens',
    ],
    text: `Two kinds of awards have fewer applicants: those for one country, and those for one field.
- Choose your country and field in the search. "All countries" awards show, too.
- Ask the ministry of education and the Fulbright office of your country.
- Look at the society of your profession: many have small awards for students.
- Where a list of countries is not stated, the award says so. Read the provider’s page before you spend time on it.`,
    sources: [page('All scholarships', '/scholarships'), EDUCATION_USA],
  },
  {
    id: 'scams',
    title: 'How to tell a scholarship scam',
    asks: [
      'scam',
      'fake',
      'fraud',
      'legit',
      'legitimate',
      'pay a fee',
      'application fee',
      'guaranteed',
      'trust',
      'bank account',
      'credit card',
      'real or not',
      'processing fee',
    ],
    text: `Leave it when somebody
- wants a fee for an award, or your card or bank number "to hold it",
- guarantees that you win, or says that you won what you never applied for,
- wants to do everything for you, or presses you to decide today.
Look for the provider’s own page by yourself, not by the link in the message. If a listing here looks wrong, use "Report a problem" on it.`,
    sources: [
      site('Federal Trade Commission, advice for consumers', 'https://consumer.ftc.gov'),
      page('All scholarships', '/scholarships'),
    ],
  },
  {
    id: 'choose-where',
    title: 'Choosing which awards to apply for',
    asks: [
      'too many',
      'which ones',
      'which scholarships should i',
      'prioritize',
      'priority',
      'how many should i apply',
      'worth it',
      'choose',
      'decide between',
      'rank',
    ],
    text: `Few good applications beat many hurried ones. Ask of each award:
- Do I meet every condition that is stated? If one is missing, stop.
- What does it cost me: essays, letters, hours? Can I use an essay again?
- What does it pay, and for how long?
- Is there time for letters (about a month) before the deadline?
A sound mix has a few large awards, several middle ones, and those for your own country, field or university.`,
    sources: [page('Saved scholarships', '/saved'), page('Compare', '/compare')],
  },
  {
    id: 'save-and-remind',
    title: 'Saved scholarships, reminders and your calendar',
    asks: [
      'save',
      'reminder',
      'reminders',
      'remind me',
      'calendar',
      'notification',
      'ical',
      'google calendar',
      'heart',
      'alerts',
      'saved search',
    ],
    text: `Press the heart or Save on an award. From then on
- you are reminded 30, 14, 7, 3 and 1 days before its deadline, at 9:00 in your time zone; you can change the days,
- it stands in your calendar here, which your own calendar can follow by a private link,
- you hear when its deadline changes or it closes.
A saved search tells you of new awards that fit it, at once or once a day.`,
    sources: [
      page('Saved scholarships', '/saved'),
      page('Calendar', '/calendar'),
      page('Saved searches', '/saved-searches'),
    ],
  },
  {
    id: 'unclear-deadline',
    title: 'When a deadline is not certain',
    asks: [
      'not confirmed',
      'usually',
      'last known deadline',
      'no deadline',
      'rolling',
      'next round',
      'when does it open',
      'deadline passed',
      'missed the deadline',
      'too late',
      'date is not stated',
    ],
    text: `Many awards come back each year with a date that nobody has confirmed yet.
- "Usually 1 Dec; not confirmed": plan for that day, and look at the provider’s page.
- "Last known deadline": that round is over and the next is not announced. You can ask to be told.
- Rolling: applications are read as they come. Early is better, as the money can be spent.
Missed a date? Ask the provider when the next round opens and save the award for it. Late applications are rarely read.`,
    sources: [page('Calendar', '/calendar'), page('Saved scholarships', '/saved')],
  },
]
