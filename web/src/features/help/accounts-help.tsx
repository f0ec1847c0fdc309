import { TextLink } from '#page/links.tsx'
import { paths } from '#paths'
import type { HelpTopic } from './help-topic.ts'

/** Signing in and the account. */
export const accountsHelp: HelpTopic = {
  id: 'account',
  title: 'Your account',
  entries: [
    {
      id: 'verification-email',
      question: 'I did not get the verification email',
      answer: (
        <p>
          Look in your spam folder first. The link is valid for 24 hours; you can{' '}
          <TextLink to={paths.login('student', { view: 'resend-verification' })}>
            request a new one
          </TextLink>
          . Until your address is verified you can browse, save and draft, but not submit,
          post, book or publish.
        </p>
      ),
    },
    {
      id: 'password',
      question: 'I forgot my password',
      answer: (
        <p>
          <TextLink to={paths.login('student', { view: 'forgot-password' })}>
            Ask for a reset link
          </TextLink>
          . It is valid for one hour and works once. Setting a new password signs you out on
          every device.
        </p>
      ),
    },
    {
      id: 'too-many-attempts',
      question: 'It says “Too many attempts”',
      answer: (
        <p>
          After several wrong passwords we slow down further attempts, to keep others out of
          your account. Wait as long as the message says. Your account is never locked.
        </p>
      ),
    },
    {
      id: 'account-type',
      question: 'I chose the wrong account type when signing in',
      answer: (
        <p>
          That does not matter: any sign-in form takes you to your own account. An account’s
          type cannot be changed later.
        </p>
      ),
    },
    {
      id: 'your-data',
      question: 'How do I download or erase my data?',
      answer: (
        <p>
          Both are in <TextLink to={paths.settings()}>Settings</TextLink>, under “Your
          data”. What we keep and who sees it: see the{' '}
          <TextLink to={paths.privacy()}>Privacy Policy</TextLink>.
        </p>
      ),
    },
  ],
}
