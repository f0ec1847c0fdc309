import { Bullets } from '#page/text-page.tsx'
import { TextLink } from '#page/links.tsx'
import { paths } from '#paths'
import type { HelpTopic } from './help-topic.ts'

const verdicts = [
  <>
    <strong>Eligible</strong>: you meet every condition that the listing states, and we have
    no open question for you.
  </>,
  <>
    <strong>Eligible once nominated</strong>: the same, but you cannot apply by yourself. A
    school, a professor or someone else named in the listing has to nominate you first.
  </>,
  <>
    <strong>Eligible by last round’s rules</strong>: the same, but the last known deadline
    has passed. The next round may have other rules, or not come at all. These scholarships
    come last, under “Waiting for their next round”.
  </>,
  <>
    <strong>Answer 2 questions</strong>: the result depends on facts you have not told us
    yet. The number shows how many answers are missing.
  </>,
  <>
    <strong>Check with the provider</strong>: you meet what we can check. Only the provider
    can judge the rest; those conditions are named.
  </>,
  <>
    <strong>Not eligible</strong>, followed by a reason: you do not meet at least one fixed
    condition. The label names it.
  </>,
  <>
    <strong>No label</strong>: you are not signed in as a student, or you have no profile
    yet.
  </>,
]

/** What a listing says, and how it is compared with a student. */
export const scholarshipsHelp: HelpTopic = {
  id: 'scholarships',
  title: 'Scholarships and your eligibility',
  entries: [
    {
      id: 'verdicts',
      question: 'What do Eligible, Answer questions and the other labels mean?',
      answer: (
        <>
          <p>
            Each condition of a scholarship is compared with your profile and your answers.
            The label shows the result:
          </p>
          <Bullets items={verdicts} />
          <p>
            An essay, letters or an interview never make you less eligible; they are listed
            as steps. The provider always decides.
          </p>
        </>
      ),
    },
    {
      id: 'facts',
      question: 'Why do you ask me questions beyond the profile?',
      answer: (
        <p>
          Some scholarships depend on things that a profile does not cover, such as a
          membership or a place you lived. On{' '}
          <TextLink to={paths.facts()}>Facts about yourself</TextLink> the question that
          decides the most scholarships comes first, and one answer counts for every
          scholarship that asks it. You can choose “Prefer not to say”, and change or erase
          each answer at any time.
        </p>
      ),
    },
    {
      id: 'matching',
      question: 'How does matching work?',
      answer: (
        <p>
          <TextLink to={paths.matching()}>AI Matching</TextLink> compares every scholarship
          with your answers and your profile, and shows where each one’s points come from. A
          score is shown only where the listing states at least half of what is compared.
          The score says how well a scholarship fits you, not how likely you are to win.
        </p>
      ),
    },
    {
      id: 'usual-dates',
      question: 'What does “Usually 1 Dec; not confirmed” mean?',
      answer: (
        <p>
          The deadline comes back each year, but our source does not give this year’s date.
          We show no countdown for it: check the provider’s page. “Last known deadline”
          means that date has passed and the next one is not announced.
        </p>
      ),
    },
    {
      id: 'wrong-listing',
      question: 'A listing is wrong or missing, or a link is broken',
      answer: (
        <p>
          Each listing names its source and says whether we have checked it. If the
          provider’s page differs, trust that page. To tell us, use “Report a problem” on
          the scholarship’s page. If one is missing,{' '}
          <TextLink to={paths.suggest()}>suggest it</TextLink>.
        </p>
      ),
    },
  ],
}
