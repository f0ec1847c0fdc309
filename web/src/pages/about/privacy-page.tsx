import { Bullets, Section, TextPage } from '#page/text-page.tsx'
import {
  keptOfEveryone,
  keptOfOthers,
  keptOfStudents,
  notKept,
  readers,
} from '#features/about/what-we-keep.ts'
import { TextLink } from '#page/links.tsx'
import { paths } from '#paths'

export function PrivacyPage() {
  return (
    <TextPage
      title="Privacy Policy"
      lead="What Landfall keeps about you, where it goes, who sees it, and what you can do about it."
    >
      <Section title="What we keep about everyone">
        <Bullets items={keptOfEveryone} />
      </Section>
      <Section title="What we keep if you are a student">
        <Bullets items={keptOfStudents} />
      </Section>
      <Section title="What we keep if you act for an organization or are a mentor">
        <Bullets items={keptOfOthers} />
      </Section>
      <Section title="What we do not keep or do">
        <Bullets items={notKept} />
      </Section>
      <Section title="Where it is">
        <p>
          In the databases and the file storage of this installation, run by its operator.
          Email leaves through the operator’s mail server. When you press Apply you go to
          the provider’s own site, which has its own rules; nothing of your profile is sent
          along.
        </p>
      </Section>
      <WhatMayLeave />
      <Section title="Who sees it">
        <Bullets items={readers} />
      </Section>
      <Section title="What it is used for">
        <p>
          To sign you in, to work out which scholarships you qualify for, and to show you
          your own records. Eligibility and the points of a match or an essay are computed
          by rules that are shown to you. No language model decides them.
        </p>
      </Section>
      <Rights />
      <p>
        What is stored in your browser is on the{' '}
        <TextLink to={paths.cookies()}>Cookie Policy</TextLink> page.
      </p>
    </TextPage>
  )
}

function WhatMayLeave() {
  return (
    <Section title="What may leave this installation">
      <p>
        Nothing below happens unless the operator has set it up. Without it, AI mentors,
        tips, insights and reviews work by built-in rules alone, and nothing is sent.
      </p>
      <h3 className="text-lg">A language model</h3>
      <p>
        Three features use one. AI mentors: your question, the last four exchanges of the
        conversation, and a short summary of your records (saved scholarships, applications
        and tasks with their dates, the eligibility label of each, which names a condition
        that you do not meet, your newest match, the titles and scores of your essays, and
        what you let the mentor remember). Match tips: the wording of the tips alone.
        Insights of donors: sentences on counts of an organization’s applications, which
        name nobody. Each answer, match and insight says whether a model worded it.
      </p>
      <p>
        Before anything is sent, email addresses, phone numbers, street addresses, account
        numbers, numbers of passports, visas, SEVIS and Social Security, words about
        immigration status, and names that a text introduces (“my name is …”, “Dr. …”) are
        taken out. A name that no rule recognizes, such as a friend’s in your question, can
        stay in. Never sent: your documents, the text of your essays, your immigration
        profile, your answers to scholarships’ questions, and tips that rest on sensitive
        ones. Questions about immigration are always answered by rules. We keep a count of
        what was asked and what it cost for 400 days, without the text.
      </p>
      <h3 className="text-lg">LanguageTool</h3>
      <p>
        Where the operator has set up a LanguageTool server, it gets the text of an essay
        that you submit for review, to find grammar mistakes. Contact details, document
        numbers, immigration status and names that you introduce yourself with are removed
        first. Each review says whether LanguageTool has read it.
      </p>
      <h3 className="text-lg">A malware scanner</h3>
      <p>
        Where the operator runs ClamAV, each file that you upload is passed to it to be
        checked. It says whether the file is clean and keeps nothing. Your documents page
        shows the result, or that files are not scanned here.
      </p>
    </Section>
  )
}

const rights = [
  'See and correct your profile, your answers and your settings at any time.',
  'End any session, or all others at once.',
  <>
    Download a copy of your data: in <TextLink to={paths.settings()}>Settings</TextLink>,
    “Download your data” makes one ZIP file with what you keep here, your documents, and
    what you wrote and did in the forum. Letters that you gave up the right to read are not
    in it.
  </>,
  <>
    Erase your account: also in <TextLink to={paths.settings()}>Settings</TextLink>. It
    happens 14 days after you ask, and until then you can change your mind. Applications
    that are waiting for a decision are withdrawn, and offers that are waiting for your
    answer end. Of what you submitted, “Deleted user”, the state, dates, points and money
    stay, without what you wrote or what reviewers and the provider wrote about you; what
    you wrote in the forum stays without your name.
  </>,
  <>
    Ask the operator anything about your data:{' '}
    <TextLink to={paths.contact()}>Contact Support</TextLink>.
  </>,
  'Depending on where you live, the law gives you more rights, such as a complaint to a data protection authority.',
]

function Rights() {
  return (
    <Section title="Your rights">
      <Bullets items={rights} />
    </Section>
  )
}
