import { Section, TextPage } from '#features/about/text-page.tsx'
import { TextLink } from '#page/links.tsx'
import { paths } from '#paths'

export function HelpPage() {
  return (
    <TextPage title="Help Center" lead="Short answers to what people ask most.">
      <AboutAccounts />
      <AboutScholarships />
    </TextPage>
  )
}

function AboutAccounts() {
  return (
    <>
      <Section title="I did not get the verification email">
        <p>
          Look in the folder for unwanted mail first. The link is valid for 24 hours; you
          can have{' '}
          <TextLink to={paths.login('student', { view: 'resend-verification' })}>
            a new one sent
          </TextLink>
          . Until your address is verified you can browse, save and draft, but not publish.
        </p>
      </Section>
      <Section title="I forgot my password">
        <p>
          <TextLink to={paths.login('student', { view: 'forgot-password' })}>
            Ask for a reset link
          </TextLink>
          . It is valid for one hour and works once. Setting a new password signs you out on
          every device.
        </p>
      </Section>
      <Section title="It says “Too many attempts”">
        <p>
          After several wrong passwords we slow down further attempts, to keep others out of
          your account. Wait as long as the message says. Your account is never locked.
        </p>
      </Section>
      <Section title="I chose the wrong account type to sign in">
        <p>
          That does not matter: any of the three forms signs you in to your own account. The
          type of an account is fixed when it is created.
        </p>
      </Section>
    </>
  )
}

function AboutScholarships() {
  return (
    <>
      <Section title="What do Eligible, Check and Not eligible mean?">
        <p>
          Each requirement of a scholarship is compared with your profile. Eligible: you
          pass all of them. Check: something is missing in your profile, or the provider
          does not state it. Not eligible: at least one fixed requirement is not met; it is
          named. The provider always decides.
        </p>
      </Section>
      <Section title="What does “Usually 1 Dec; not confirmed” mean?">
        <p>
          The deadline recurs each year, but this year’s date is not announced in our
          source. There is no countdown for it. Check the provider’s page. “Last known
          deadline” is a date that has passed, with the next one not announced.
        </p>
      </Section>
      <Section title="A listing is wrong, or a link is broken">
        <p>
          Listings come from public sources and from organizations; each names its source
          and when it was last checked. Trust the provider’s page, and{' '}
          <TextLink to={paths.contact()}>tell the operator</TextLink>.
        </p>
      </Section>
      <Section title="How does my organization publish a scholarship?">
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
      </Section>
    </>
  )
}
