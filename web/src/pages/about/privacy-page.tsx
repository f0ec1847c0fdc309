import { Bullets, Section, TextPage } from '#features/about/text-page.tsx'
import { TextLink } from '#page/links.tsx'
import { paths } from '#paths'

const kept = [
  'Your account: name, username, email address, account type, and your password as a one-way hash that nobody can turn back into the password.',
  'Your sessions: browser, network address, and when each was last used, so that you can see and end them. A session ends 30 days after its last use.',
  'Your preferences: time zone, language, and which messages you want.',
  'If you are a student, the profile that you fill in: country, education, grades, language scores, citizenship and visa facts, and financial facts. Every field that you leave empty stays empty.',
  'If you are a student, your answers to the questions that awards ask, with the day. Some are sensitive, such as religion or disability: you can prefer not to say, and erase each answer for good. They decide which awards fit you, and serve nothing else.',
  'The scholarships that you save, with their status and your notes.',
  'Your matches: what you entered for each (field, grades, country, career goals, activities), its results, and the link if you shared them.',
  'The searches that you save, and which new scholarships you were told of.',
  'Your deadline reminders, and the private address of your calendar if you made one.',
  'The documents that you upload, until you delete them. What you submit with an application stays with it.',
  'The name and address of whom you ask for a letter of recommendation, and the letter. If you gave up the right to read it, only who reviews the application and decides about it does.',
  'Your notifications, and which of them you have read.',
  'If you act for an organization: which one, with which rights, and what it published.',
  'The problems with listings that you reported. Decisions of moderators and administrators are logged with who made them and when.',
]

const notKept = [
  'No advertising, no tracking by others, no sale of data. The pages load nothing from other companies.',
  'What you write through the contact form, with the address that you gave, until 90 days after it was closed.',
  'Suggestions of scholarships are kept without your account or network address.',
  'Your answers to questions never appear in the server’s log, in an address or in a statistic.',
  'Your essays, grades and immigration status never appear in the server’s log or in an address.',
]

const readers = [
  'Your profile, your answers to questions, your saved scholarships and your documents: you, and nobody else.',
  'What you submit to an organization: its owners, editors and reviewers here. Its own systems, by an API key, only where you agreed when you submitted. You see when it was read.',
  'An organization’s name and description: everybody, once it is verified. Its members see each other.',
  'Administrators see names and organizations, to verify organizations and grant rights.',
]

const rights = [
  'See and correct everything in your profile, your answers and your settings, at any time.',
  'End any session, or all others at once.',
  <>
    Get a copy of your data, or have your account deleted: ask the operator,{' '}
    <TextLink to={paths.contact()}>see Contact</TextLink>. There is no button for this yet.
  </>,
  'Depending on where you live, the law gives you more, such as a complaint to a data protection authority.',
]

export function PrivacyPage() {
  return (
    <TextPage
      title="Privacy Policy"
      lead="What Landfall keeps about you, where, who sees it, and what you can do about it."
    >
      <Section title="What is kept">
        <Bullets items={kept} />
      </Section>
      <Section title="What is not">
        <Bullets items={notKept} />
      </Section>
      <Section title="Where it is">
        <p>
          In the databases of this installation, run by its operator. Email leaves through
          the operator’s mail server. When you press Apply you go to the provider’s own
          site, which has its own rules; nothing of your profile is sent along.
        </p>
        <p>
          Where the operator has set up a LanguageTool server, it gets the text of an essay
          that you submit for review, to find mistakes of grammar. Contact details, document
          numbers, immigration status and names that you introduce yourself with are taken
          out before. Each review says whether LanguageTool has read it.
        </p>
      </Section>
      <Section title="Who sees it">
        <Bullets items={readers} />
      </Section>
      <Section title="What it is used for">
        <p>
          To sign you in, to compute by rules which scholarships you qualify for, and to
          show you your own records. Eligibility is computed by rules that are shown to you,
          not by a model.
        </p>
      </Section>
      <Section title="Your rights">
        <Bullets items={rights} />
      </Section>
      <p>
        What is stored in your browser is on the{' '}
        <TextLink to={paths.cookies()}>Cookie Policy</TextLink> page.
      </p>
    </TextPage>
  )
}
