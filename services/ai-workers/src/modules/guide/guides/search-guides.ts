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
    text: `Start with what matters most: your country, the level you want to study at, and your field.
- Fill in your profile, then run AI matching. It checks you against every scholarship and shows which conditions you meet.
- Save the scholarships worth a look. You get reminders before their deadlines.
- Then search on your own, with filters for country, level, field and amount.
- Check your own university, too: many scholarships come with admission there.`,
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
    text: `Rules compare your profile with what each scholarship asks. If your profile is missing something, you see "Answer a question" instead of yes or no.
- Country, level, field, grades and an English test matter most.
- Single questions ("Are you the first in your family to go to college?") open up scholarships that ask exactly that.
- You can leave anything out, and none of it is public.`,
    sources: [page('Your profile', '/profile'), page('Your answers', '/facts')],
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
    text: `Scholarships that cover everything exist, but competition for each one is strong.
- Filter for full tuition, and read what it covers: tuition alone, or room, food, insurance and travel too.
- Some universities give need-based aid to international students. They ask about your family’s finances.
- For a PhD, funding usually comes with admission, as an assistantship or fellowship.
- Apply for some smaller awards as well. Ask each provider whether awards can be combined.`,
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
    text: `For a first degree, most money comes from the universities themselves.
- Merit awards often come with admission; some need a separate form or have an earlier deadline.
- Need-based aid is rarer for international students. Ask whether applying for it affects admission.
- Private awards are smaller, but several can add up.
Search with the level set to Undergraduate, and open the page of each university you are applying to.`,
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
    text: `- PhD: most science programs fund their students through teaching or research assistantships. Ask the department what is typical.
- Master’s: less funding. Look for department awards and for fellowships from your own country or a foundation.
- Write to a professor only if you have something to say about their work: two short paragraphs and your question.
- Funding deadlines can come before the admission deadline.`,
    sources: [page('All scholarships', '/scholarships'), EDUCATION_USA],
  },
  {
    id: 'country-and-field',
    title: 'Scholarships for your country or your field',
    asks: [
      'my country',
      'from india',
      'from nigeria',
      'students from',
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
    text: `Two kinds of scholarships have fewer applicants: those for one country, and those for one field.
- Choose your country and field in the search. Scholarships for all countries are shown, too.
- Ask the ministry of education and the Fulbright office of your country.
- Check the professional society for your field: many have small awards for students.
- If we don’t know which countries a scholarship is for, it says so. Read the provider’s page before you spend time on it.`,
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
    text: `Walk away if someone
- wants a fee for a scholarship, or your card or bank number "to hold it",
- guarantees that you will win, or says you won something you never applied for,
- wants to do everything for you, or pressures you to decide today.
Find the provider’s own page yourself, not through the link in the message. If a listing here looks wrong, use "Report a problem" on it.`,
    sources: [
      site('Federal Trade Commission, advice for consumers', 'https://consumer.ftc.gov'),
      page('All scholarships', '/scholarships'),
    ],
  },
  {
    id: 'choose-where',
    title: 'Choosing which scholarships to apply for',
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
    text: `A few good applications beat many rushed ones. For each scholarship, ask:
- Do I meet every stated condition? If not, stop.
- What will it take: essays, letters, hours? Can I reuse an essay?
- What does it pay, and for how long?
- Is there time for letters (about a month) before the deadline?
A good mix has a few large awards, several medium ones, and some for your own country, field or university.`,
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
      'emails',
      'opt out',
      'unsubscribe',
    ],
    text: `Press the heart or Save on a scholarship. From then on
- you get reminders 30, 14, 7, 3 and 1 days before its deadline, at 9:00 in your time zone; you can change the days,
- it appears in your calendar here, which you can add to your own calendar with a private link,
- you are notified when its deadline changes or it closes.
A saved search notifies you about new scholarships that fit it, right away or once a day.
You choose in Settings what you get by email.`,
    sources: [
      page('Saved scholarships', '/saved'),
      page('Calendar', '/calendar'),
      page('Saved searches', '/saved-searches'),
      page('Settings', '/settings'),
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
      'date is not stated',
    ],
    text: `Many scholarships come back each year with a date that has not been confirmed yet.
- "Usually 1 Dec; not confirmed": plan for that day, and check the provider’s page.
- "Last known deadline": that round is over and the next one is not announced. You can ask to be notified.
- Rolling: applications are read as they come in. Apply early, because the money can run out.`,
    sources: [page('Calendar', '/calendar'), page('Saved scholarships', '/saved')],
  },
]
