/**
 * What the privacy page says we keep, by whose data it is. Each list of the download has its words here; a test finds
 * one that is left out.
 */
export const keptOfEveryone: readonly string[] = [
  'Your account: name, username, email address, account type, and your password as a one-way hash that nobody can turn back into the password.',
  'Your sessions: browser, network address, and when each was last used, so that you can see them and end them. A session ends 30 days after its last use.',
  'Your preferences: time zone, language, and which messages you want.',
  'Your notifications, and which of them you have read.',
  'What you write and do in the forum: posts, replies and their earlier versions, votes, the people you block, which threads you opened or follow, what you report or appeal, what moderators decided about it, and your standing: a level that you earn, and how much it lets you write.',
  'Stories and testimonials about you, the ones you wrote, and your answer when you were asked to agree to one.',
  'If you ask for the newsletter: your email address, encrypted, until you unsubscribe.',
  'Listings and reviews that you reported. What moderators and administrators decide is logged with who decided and when.',
]

export const keptOfStudents: readonly string[] = [
  'The profile that you fill in: country, education, grades, language scores, date of birth, gender, citizenship and visa facts, and financial facts. Every field that you leave empty stays empty.',
  'Your answers to the questions that scholarships ask, with the date. Some are sensitive, such as religion or disability: you can choose “Prefer not to say” and erase each answer for good. They decide which scholarships fit you, and are used for nothing else.',
  'The scholarships that you save, with their status and your notes, and the searches that you save.',
  'Your deadline reminders, how far ahead you want to be reminded, and a hash of the private address of your calendar if you made one.',
  'The tasks and checklists of your application toolkit, and your progress: points, levels and achievements.',
  'Your matches: what you entered for each (field, grades, country, career goals, activities), the results, and the link if you shared them.',
  'Your applications: what you wrote in each, what you submitted and when, who opened it, and its outcome.',
  'The awards that you accepted: your thanks, your reports, and the payments that the donor recorded.',
  'The documents that you upload, until you delete them. What you submit with an application stays with it.',
  'The name and email address of the person you ask for a letter of recommendation, and the letter. If you gave up the right to read it, only the people who review the application do.',
  'Your essays, each version of them, and their reviews; the texts are encrypted. Also what you asked mentors to read and what they wrote back.',
  'Your conversations with AI mentors and what you let a mentor remember, encrypted, until you delete them.',
  'The sessions that you book with mentors: time, status, what you want to talk about, your own notes and your review.',
  'Your immigration profile and the guidance you asked for: dates, I-94, countries and practical training, encrypted as a whole.',
]

export const keptOfOthers: readonly string[] = [
  'If you act for an organization (a donor or a university): which one, your rights in it, its description and how it was verified.',
  'What the organization makes here: scholarships, funds and the record of their money, reviews with scores and comments, stories, API keys (as hashes), and the addresses of its own systems that we notify.',
  'If you are a mentor: your profile, your weekly times, the sessions and essays that you took on, and what students said of them.',
]

export const notKept: readonly string[] = [
  'No advertising, no tracking by others, no sale of data. Pages load nothing from other companies.',
  'Suggestions of scholarships are kept without your account or network address.',
  'What you write through the contact form, with the address that you gave, is erased 90 days after it was closed.',
  'Your essays, grades, immigration status and answers to questions never appear in the server’s log, in an address or in a statistic.',
]

export const readers: readonly string[] = [
  'Your profile, your answers, your saved scholarships, your essays, your conversations with AI mentors and your immigration profile: you, and nobody else, unless you share something yourself as below.',
  'What you submit to an organization: its owners, editors and reviewers here. Its own systems, by an API key, only where you agreed when you submitted. You see when it was opened. Its statistics count applicants, and students who saved one of its scholarships, in groups of at least five.',
  'A mentor whom you book: your name and what you want to talk about. A mentor whom you ask to read an essay: the name that you choose, your request, and that version of the essay.',
  'Posts, replies, published stories, and mentors’ profiles: everybody. A match that you share: whoever has its link, without anything that rests on gender or a sensitive answer.',
  'An organization’s name and description: everybody, once it is verified. Its members see each other.',
  'Administrators see names, accounts and organizations, to verify organizations and to grant or withdraw rights. Moderators see what was reported.',
]
