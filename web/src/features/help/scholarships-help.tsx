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
    school, a professor or somebody else that the listing names has to nominate you first.
  </>,
  <>
    <strong>Eligible by last round’s rules</strong>: the same, but the last known deadline
    has passed. The next round may have other rules, or not come at all. Such awards stand
    last, under “Waiting for their next round”.
  </>,
  <>
    <strong>Answer 2 questions</strong>: something about you decides it, and you have not
    told us yet. The number says how many answers are missing.
  </>,
  <>
    <strong>Check with the provider</strong>: you meet what we can check. What is left, only
    the provider can judge; those conditions are named.
  </>,
  <>
    <strong>Not eligible</strong>, followed by a reason: at least one fixed condition is not
    met. It is named.
  </>,
  <>
    <strong>No label</strong>: you are not signed in as a student, or you have no profile
    yet.
  </>,
]

/** What a listing says, and how it is held against a student. */
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
            The label says how that went:
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
          Some awards depend on things that a profile does not cover, such as a membership
          or a place you lived. On{' '}
          <TextLink to={paths.facts()}>Facts about yourself</TextLink> the question that
          decides the most awards comes first, and one answer counts for every award that
          asks the same. You can choose “Prefer not to say”, and change or erase each answer
          at any time.
        </p>
      ),
    },
    {
      id: 'matching',
      question: 'How does matching work?',
      answer: (
        <p>
          <TextLink to={paths.matching()}>AI Matching</TextLink> compares every scholarship
          with your form and your profile, and shows for each one where its points come
          from. A score is shown only where the listing states at least half of what is
          compared. It says how well an award fits you, not how likely you are to win.
        </p>
      ),
    },
    {
      id: 'usual-dates',
      question: 'What does “Usually 1 Dec; not confirmed” mean?',
      answer: (
        <p>
          The deadline comes back each year, but this year’s date is not announced in our
          source. There is no countdown for it: check the provider’s page. “Last known
          deadline” is a date that has passed, with the next one not announced.
        </p>
      ),
    },
    {
      id: 'wrong-listing',
      question: 'A listing is wrong or missing, or a link is broken',
      answer: (
        <p>
          Each listing names its source, and whether we have checked it. Trust the
          provider’s page. To tell us, use “Report a problem” on the page of the
          scholarship. If one is missing,{' '}
          <TextLink to={paths.suggest()}>suggest it</TextLink>.
        </p>
      ),
    },
  ],
}
