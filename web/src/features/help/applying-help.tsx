import { TextLink } from '#page/links.tsx'
import { paths } from '#paths'
import type { HelpTopic } from './help-topic.ts'

/** Applications, and help with them. */
export const applyingHelp: HelpTopic = {
  id: 'applying',
  title: 'Applying, essays and mentors',
  entries: [
    {
      id: 'applications',
      question: 'Where do I apply?',
      answer: (
        <p>
          For most scholarships, on the provider’s own site: Apply opens it and saves the
          scholarship with the status “Planned”. Organizations that publish here can take
          applications on this site. What you write here is saved as you go, and{' '}
          <TextLink to={paths.applications()}>Applications</TextLink> shows where each one
          stands. You can withdraw an application until there is a decision.
        </p>
      ),
    },
    {
      id: 'toolkit',
      question: 'How do I keep track of steps and deadlines?',
      answer: (
        <p>
          Tap the heart on a scholarship to save it. We remind you before its deadline, and
          the <TextLink to={paths.toolkit()}>Application Toolkit</TextLink> turns it into
          tasks and a checklist. All your dates are in your{' '}
          <TextLink to={paths.calendar()}>calendar</TextLink>.
        </p>
      ),
    },
    {
      id: 'essays',
      question: 'What does an essay review tell me?',
      answer: (
        <p>
          <TextLink to={paths.essayReviews()}>Essay Review</TextLink> marks sentences a
          reader might stumble over and says why, criterion by criterion. Scores are
          computed by rules, so you can compare versions. It never writes for you. Once the
          review is done, you can ask a mentor to read the same version.
        </p>
      ),
    },
    {
      id: 'mentors',
      question: 'What is the difference between mentors and AI mentors?',
      answer: (
        <p>
          <TextLink to={paths.mentors()}>Mentors</TextLink> are students and alumni; you ask
          for a time, and they accept or propose another one.{' '}
          <TextLink to={paths.aiMentor()}>AI mentors</TextLink> answer at any time, from
          your own records here and from written guides, and each answer says how it was
          made. AI mentors can be wrong: check what matters with its source.
        </p>
      ),
    },
    {
      id: 'immigration',
      question: 'Can I rely on the immigration guidance?',
      answer: (
        <p>
          <TextLink to={paths.immigration()}>Immigration</TextLink> computes dates and next
          steps for F-1 students from rules, and a few for J-1. Each rule names its source,
          mostly universities and immigration lawyers, and the day we read it. It is
          information, not legal advice. Before you act, ask your school’s international
          office (your DSO).
        </p>
      ),
    },
    {
      id: 'publishing',
      question: 'How does my organization publish a scholarship?',
      answer: (
        <p>
          <TextLink to={paths.login('donor', { view: 'register' })}>
            Create a donor
          </TextLink>{' '}
          or{' '}
          <TextLink to={paths.login('university', { view: 'register' })}>
            university account
          </TextLink>
          , verify your email, describe your organization and draft the scholarship. Once an
          administrator has verified the organization you can publish.
        </p>
      ),
    },
  ],
}
